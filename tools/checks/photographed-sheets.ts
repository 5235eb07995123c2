import ts from 'typescript';

/**
 * The tag `sheet` tells the tests to photograph a story, and its parameters tell Chromatic. This check finds stories where
 * only one of them does.
 */

/** A property of an object, as it is written; a constant of the same file is replaced by its value. */
function written(object: ts.ObjectLiteralExpression, name: string, constants: Map<string, string>): string {
  const property = object.properties.find(part => part.name?.getText() === name);
  if (!property || !ts.isPropertyAssignment(property)) return '';
  const text = property.initializer.getText();
  return constants.get(text) ?? text;
}

/**
 * Stories of a file that are a sheet for the tests and not for Chromatic, or the other way round.
 *
 * @param path of the file, for the sentences
 * @param source its text
 * @returns a sentence for each
 */
export function sheetFaults(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, string>();
  const faults: string[] = [];
  const check = (object: ts.ObjectLiteralExpression): void => {
    const tags = written(object, 'tags', constants);
    const parameters = written(object, 'parameters', constants);
    // the meta of pages has these parameters
    const isOfPages = object.properties.some(part => /^\.\.\.screens\(/.test(part.getText()));
    const isPhotographed = isOfPages || /\b(photographed|inUse)\b/.test(parameters);
    const { line } = file.getLineAndCharacterOfPosition(object.getStart());
    const fault = (what: string) => faults.push(`${path}:${line + 1} ${what}`);
    if (tags.includes("'sheet'") && !isPhotographed)
      fault('has the tag sheet: add photographed to its parameters');
    if (isPhotographed && !tags.includes("'sheet'")) fault("is photographed: add tags: ['sheet']");
    const isLeftOut = /\bnotPhotographed\b/.test(parameters);
    if (tags.includes("'!sheet'") && !isLeftOut)
      fault('has the tag !sheet: add notPhotographed to its parameters');
    if (isLeftOut && !tags.includes("'!sheet'")) fault("is not photographed: add tags: ['!sheet']");
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer.getText());
    if (ts.isObjectLiteralExpression(node)) check(node);
    node.forEachChild(visit);
  };
  visit(file);
  return faults;
}
