import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/**
 * Conditions that check the setting for reduced motion. A rule for all elements instead would cost time in every
 * calculation of styles.
 */
const asked = /^\[(media|when)\.(motion|still)\]$/;

/** Places in a style sheet where something moves despite the setting for reduced motion. */
function unasked(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText();
      if (asked.test(name)) return;
      if (/^(animation|transition|scrollBehavior)/.test(name)) {
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('everything that moves respects the setting for reduced motion', () => {
  const files = globSync(['**/*.css.ts', 'theme/interactive.ts', '**/photo-row.ts'], { cwd: source });
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(unasked)).toEqual([]);
});
