import ts from 'typescript';

/**
 * Plays of stories look for texts by their message, so that they work in every language. A literal with the English words
 * of a message fails in another language, or passes there without a reason: `queryByText('online')` finds nothing in
 * German. This check finds such literals.
 */

/** Queries and matchers whose first argument is a text that the page shows. */
const byText =
  /^(?:(?:get|query|find)(?:All)?By(?:Text|LabelText|PlaceholderText|AltText|Title|DisplayValue)|toHaveTextContent|toHaveAccessible(?:Name|Description))$/;
/** Queries whose options contain such a text. */
const byRole = /^(?:get|query|find)(?:All)?ByRole$/;

const nameOf = (callee: ts.Expression) =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : '';

/** Literals that a call looks for. */
function wanted(call: ts.CallExpression): ts.Node[] {
  const name = nameOf(call.expression);
  const [first, options] = call.arguments;
  if (first && byText.test(name)) return [first];
  if (!byRole.test(name) || !options || !ts.isObjectLiteralExpression(options)) return [];
  return options.properties.flatMap(property =>
    ts.isPropertyAssignment(property) && /^(?:name|description)$/.test(property.name.getText())
      ? [property.initializer]
      : [],
  );
}

/** The words of a literal: of a regular expression its longest part without a sign that has a meaning there. */
function wordsOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isRegularExpressionLiteral(node)) return '';
  const source = node.text.replace(/^\/|\/\w*$/g, '').replaceAll(/\\([^\w\s])/g, '$1');
  return (
    source
      .split(/\\[pP]\{\w+\}|\\\w|[\^$.*+?()[\]{}|]+/)
      .sort((a, b) => b.length - a.length)[0]
      ?.trim() ?? ''
  );
}

/** A text in English and in another language. */
export type Pair = readonly [english: string, translated: string];

/** Whether a text has these words in English only, as whole words. Names such as that of a brand are the same in both. */
function isTranslated(words: string, texts: readonly Pair[]): boolean {
  if (!/\p{L}{3}/u.test(words)) return false;
  const whole = new RegExp(
    `(?<!\\p{L})${words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?!\\p{L})`,
    'iu',
  );
  return texts.some(([english, translated]) => whole.test(english) && !whole.test(translated));
}

/**
 * Literals that a file of stories looks for although a message shows them.
 *
 * @param path of the file, for the sentences
 * @param source its text
 * @param messages all messages
 * @param samples all sample texts
 * @returns a sentence for each; a text that the file itself gives to a component is none, unless it is a sample text
 */
export function literalTexts(
  path: string,
  source: string,
  messages: readonly Pair[],
  samples: readonly Pair[],
): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sought: ts.Node[] = [];
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) sought.push(...wanted(node));
    if (ts.isJsxText(node)) own.add(node.text.trim());
    if (ts.isStringLiteralLike(node) && !sought.includes(node)) own.add(node.text);
    node.forEachChild(visit);
  };
  visit(file);
  return sought.flatMap(node => {
    const words = wordsOf(node);
    const isSample = samples.some(([english, translated]) => english === words && english !== translated);
    if (!isSample && (own.has(words) || !isTranslated(words, [...messages, ...samples]))) return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return [`${path}:${line + 1} looks for ${node.getText()}: name the message, words(…), or sample(…)`];
  });
}
