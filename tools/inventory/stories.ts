import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The stories of one component. */
export interface StoryFile {
  /** Name of the component: last part of the title. */
  name: string;
  /** Title in Storybook, such as `Base/Button`. */
  title: string;
  /** Names of the stories, without the contact sheets. */
  stories: string[];
  /** Labels of the rows on its contact sheets. */
  rows: string[];
  /** Whether a contact sheet is photographed. */
  sheet: boolean;
}

/** `NoPhoto` → `no photo`. */
const spacedName = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Reads the stories of the package and the app. */
export function readStories(root: string): StoryFile[] {
  return globSync(['packages/ui/src/**/*.stories.tsx', 'app/stories/*.stories.tsx'], { cwd: root })
    .sort()
    .map(file => readFile(join(root, file)));
}

function readFile(file: string): StoryFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: StoryFile = { name: '', title: '', stories: [], rows: [], sheet: false };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'title' && !found.title) {
      if (ts.isStringLiteral(node.initializer) && node.initializer.text.includes('/'))
        found.title = node.initializer.text;
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'tags') {
      found.sheet ||= node.initializer.getText().includes("'sheet'");
    }
    if (
      ts.isVariableStatement(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      const names = node.declarationList.declarations.map(({ name }) => name.getText());
      found.stories.push(...names.filter(name => !name.startsWith('States')).map(spacedName));
    }
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'SheetRow') {
      for (const label of node.attributes.properties) {
        if (!ts.isJsxAttribute(label) || label.name.getText() !== 'label') continue;
        if (label.initializer && ts.isStringLiteral(label.initializer))
          found.rows.push(label.initializer.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found.title) throw new Error(`${file} has no title`);
  found.name = found.title.split('/').at(-1) ?? '';
  return found;
}
