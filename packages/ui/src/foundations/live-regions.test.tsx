import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { creditOffers } from '../../test/offers.ts';
import { Dropzone } from '../base/index.ts';
import { ConversationList, MessageList, TypingIndicator } from '../product/chat/index.ts';
import { LimitedTextArea } from '../product/LimitedTextArea.tsx';
import { CreditsPackageList, TransactionList } from '../product/payments/index.ts';

const source = join(import.meta.dirname, '..');

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The value of an attribute that is written as a plain string. */
function written(tag: Tag, name: string): string | undefined {
  for (const attribute of tag.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    return attribute.initializer && ts.isStringLiteral(attribute.initializer)
      ? attribute.initializer.text
      : undefined;
  }
  return undefined;
}

const isLive = (tag: Tag) =>
  /^(status|alert)$/.test(written(tag, 'role') ?? '') ||
  /^(polite|assertive)$/.test(written(tag, 'aria-live') ?? '') ||
  /^(Error|Problem)Alert$/.test(tag.tagName.getText());

const isChoice = (node: ts.Node) =>
  ts.isConditionalExpression(node) ||
  (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText()));

/** What the whole text of an element depends on: `error` of `<p role="alert">{error && t(error)}</p>`. */
function conditionOfText(tag: Tag): string | undefined {
  if (ts.isJsxSelfClosingElement(tag)) return undefined;
  const [only, more] = tag.parent.children.filter(child => child.getText().trim() !== '');
  const text = only && !more && ts.isJsxExpression(only) ? only.expression : undefined;
  return text && ts.isBinaryExpression(text) ? text.left.getText() : undefined;
}

const conditionOf = (node: ts.Node) => {
  if (ts.isConditionalExpression(node)) return node.condition.getText();
  return (
    (ts.isIfStatement(node) && node.expression.getText()) ||
    (isChoice(node) && ts.isBinaryExpression(node) && node.left.getText())
  );
};

/**
 * Whether the element comes together with its text: it is there under a condition, and its text is not, or under the
 * same one.
 */
function comesWithText(tag: Tag): boolean {
  const own = conditionOfText(tag);
  for (let node: ts.Node = tag; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isFunctionLike(parent)) return false;
    const condition = conditionOf(parent);
    if (condition && (!own || condition.includes(own))) return true;
  }
  return false;
}

/** Whether every text of the element is fixed: it never changes, so only its coming could be read out. */
function neverChanges(tag: Tag): boolean {
  if (ts.isJsxSelfClosingElement(tag)) return false;
  let changes = false;
  const visit = (node: ts.Node): void => {
    if (isChoice(node)) changes = true;
    else if (ts.isJsxExpression(node) && node.expression && !/^t\(/.test(node.expression.getText()))
      changes = true;
    else node.forEachChild(visit);
  };
  tag.parent.children.forEach(visit);
  return !changes;
}

function wrong(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isLive(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (comesWithText(node)) found.push(`${file}:${line} comes together with its text`);
      else if (neverChanges(node)) found.push(`${file}:${line} never changes its text`);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

it.each([
  ['{error && <p role="alert">{error}</p>}', 'comes together with its text'],
  ['{error ? <p role="alert">{error}</p> : <b />}', 'comes together with its text'],
  ['{busy && <div><ErrorAlert>{error}</ErrorAlert></div>}', 'comes together with its text'],
  ['{error && <p role="alert">{error && t(error)}</p>}', 'comes together with its text'],
  ['<p role="status">{t(words.loading)}</p>', 'never changes its text'],
  ['<p role="status"><b>{t(words.writing({ name }))}</b></p>', 'never changes its text'],
])('finds %s', (element, problem) => {
  expect(wrong('a.tsx', `const A = () => <div>${element}</div>;`)).toEqual([`a.tsx:1 ${problem}`]);
});

it('finds a live region behind an early return', () => {
  const text = 'function A() { if (off) { return <p aria-live="polite">{error}</p>; } return null; }';
  expect(wrong('a.tsx', text)).toEqual(['a.tsx:1 comes together with its text']);
});

it.each([
  '<p role="alert">{error}</p>',
  '<p role="status">{busy && t(words.loading)}</p>',
  '{open && <p role="status">{busy && t(words.loading)}</p>}',
  '<p role="status" className={busy ? "a" : "b"}>{text}</p>',
])('accepts %s', element => {
  expect(wrong('a.tsx', `const A = () => <div>${element}</div>;`)).toEqual([]);
});

it('every live region is there before its text: a region that comes with its text is not read out', () => {
  const files = globSync('{base,patterns,product,provider}/**/*.tsx', {
    cwd: source,
    exclude: ['**/*.{stories,test}.tsx'],
  });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(file => wrong(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

/** What the status regions of some HTML contain. */
const statusTexts = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]* ?role="status"[^>]*>(.*?)<\/\1>/g)].map(([, , text]) => text);
const field = { label: 'About me', onChange: () => {} };
const drop = { label: 'Add a photo', onFiles: () => {} };
it.each([
  [
    'too long',
    <LimitedTextArea key="" {...field} value="a" max={2} />,
    <LimitedTextArea key="" {...field} value="aaa" max={2} />,
  ],
  ['a refused file', <Dropzone key="" {...drop} />, <Dropzone key="" {...drop} error="Too large" />],
  ['typing', <TypingIndicator key="" name="Luca" typing={false} />, <TypingIndicator key="" name="Luca" />],
  [
    'messages',
    <MessageList key="" name="Luca" messages={[]} />,
    <MessageList key="" name="Luca" messages={[]} loading />,
  ],
  [
    'conversations',
    <ConversationList key="" conversations={[]} />,
    <ConversationList key="" conversations={[]} loading />,
  ],
  [
    'packages',
    <CreditsPackageList key="" offers={creditOffers} />,
    <CreditsPackageList key="" offers={creditOffers} loading />,
  ],
  [
    'payments',
    <TransactionList key="" transactions={[]} />,
    <TransactionList key="" transactions={[]} status="loading" />,
  ],
])('%s: the same live region is empty before', (_, before, after) => {
  expect(statusTexts(draw(before)).join('')).toBe('');
  expect(statusTexts(draw(before))).toHaveLength(statusTexts(draw(after)).length);
  expect(statusTexts(draw(after)).join('')).not.toBe('');
});
