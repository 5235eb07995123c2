import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Elements to which browsers, resets and frameworks give a look: without a class of ours they would take it. */
const styledByOthers = new Set(
  'a button blockquote dd dl dt fieldset figure h1 h2 h3 h4 h5 h6 hr img input label legend ol output p picture pre select summary svg table td textarea th ul video'.split(
    ' ',
  ),
);
const source = join(import.meta.dirname, '..');
const files = globSync('**/*.tsx', { cwd: source }).filter(
  file => !/\.(stories|test)\.tsx$|^(foundations|brand-cli)\//.test(file),
);

/** Elements of a file that others may style and that have no class. */
function withoutClass(file: string): string[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(source, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const given = node.attributes.properties.some(
        property => ts.isJsxSpreadAttribute(property) || /^(className|hidden)$/.test(property.name.getText()),
      );
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      if (!given && styledByOthers.has(node.tagName.getText()))
        found.push(`${relative('.', file)}:${line + 1} <${node.tagName.getText()}>`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('every element that a page may style has a class of ours, so that it looks alike on every page', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(withoutClass)).toEqual([]);
});
