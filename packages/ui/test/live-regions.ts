import ts from 'typescript';

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
  /^(ErrorAlert|ProblemAlert|FormErrorNotice)$/.test(tag.tagName.getText());

const isChoice = (node: ts.Node) =>
  ts.isConditionalExpression(node) ||
  (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText()));

/** What each text of an element depends on: `error` of `<p role="alert">{error && t(error)}</p>`. */
function conditionsOfTexts(tag: Tag): string[] {
  // `FormErrorNotice` and `ProblemAlert` draw their region without a problem too
  const problem = tag.attributes.properties.find(part => /^problem=/.test(part.getText()));
  if (problem) return /[\w.]+/.exec(problem.getText().replace(/^problem=\{/, '')) ?? [];
  if (ts.isJsxSelfClosingElement(tag)) return [];
  const texts = tag.parent.children
    .filter(child => child.getText().trim() !== '')
    .map(child => (ts.isJsxExpression(child) ? child.expression : undefined));
  const conditions = texts.map(text => (text && ts.isBinaryExpression(text) ? text.left.getText() : ''));
  return conditions.includes('') ? [] : conditions;
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
  const own = conditionsOfTexts(tag);
  for (let node: ts.Node = tag; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isFunctionLike(parent)) return false;
    const condition = conditionOf(parent);
    if (!condition) continue;
    if (own.length === 0 || own.some(text => condition.includes(text))) return true;
  }
  return false;
}

/** Whether every text of the element is fixed: it never changes, so only its coming could be read out. */
function neverChanges(tag: Tag): boolean {
  if (ts.isJsxSelfClosingElement(tag)) return false;
  // of another text each time: `t(message)`
  const isFixed = (text: ts.Expression) => /^t\(\w+\./.test(text.getText());
  let changes = false;
  const visit = (node: ts.Node): void => {
    if (isChoice(node)) changes = true;
    else if (ts.isJsxExpression(node) && node.expression && !isFixed(node.expression)) changes = true;
    else node.forEachChild(visit);
  };
  tag.parent.children.forEach(visit);
  return !changes;
}

/** The live regions of a source file that come with their text or never change it, with file and line. */
export function wrongLiveRegions(file: string, text: string): string[] {
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
