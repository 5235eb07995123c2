import ts from 'typescript';
import { englishWord } from '../../packages/ui/test/samples/english.ts';

/**
 * Texts that stories show are sample texts, which exist in every language of the toolbar. This check finds English
 * sentences that are none. Notes for reviewers stay English: labels of rows of a sheet, parameters, what has `lang="en"`.
 */

/** Properties whose texts no story shows. */
const notShown = new Set(['parameters', 'play', 'why']);

function isNote(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return notShown.has(node.name.getText());
  if (ts.isJsxAttribute(node))
    return node.name.getText() === 'label' && node.parent.parent.tagName.getText() === 'SheetRow';
  if (ts.isJsxElement(node)) return /\blang="en"/.test(node.openingElement.getText());
  if (ts.isCallExpression(node)) return /^(?:screens|expect)$/.test(node.expression.getText());
  // errors, and what the code says of itself
  return ts.isNewExpression(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node);
}

/** The text of a literal as a story shows it. */
function textOf(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return ts.isStringLiteralLike(node) && !isName ? node.text.trim() : '';
}

/** A title such as `Screens/Pages of text`, which Storybook shows in its list. */
const title = /^[A-Z]\w+\//;

/**
 * English sentences of a file of stories or fixtures that are no sample texts.
 *
 * @param path of the file, for the sentences
 * @param source its text
 * @param samples the English words of all sample texts
 */
export function unknownTexts(path: string, source: string, samples: ReadonlySet<string>): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isNote(node)) return;
    const text = textOf(node);
    if (text.includes(' ') && englishWord.test(text) && !title.test(text) && !samples.has(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} shows “${text}”: add it to packages/ui/test/samples`);
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}
