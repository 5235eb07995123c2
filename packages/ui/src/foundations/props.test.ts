import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', {
  cwd: source,
  exclude: ['**/*.{stories,test,css}.{ts,tsx}', '**/catalogs/**', 'foundations/**'],
});

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Props of exported `…Props`, and of the types of the same module that they are made of, without a docstring. */
function undocumentedProps(code: string): string[] {
  const module = ts.createSourceFile('X.tsx', code, ts.ScriptTarget.Latest, true);
  const types = new Map<string, Declaration>();
  module.forEachChild(node => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node);
  });
  const found: string[] = [];
  const seen = new Set<string>();
  const look = (declaration: Declaration): void => {
    const owner = declaration.name.text;
    if (seen.has(owner)) return;
    seen.add(owner);
    const visit = (node: ts.Node, inside: boolean): void => {
      const used = ts.isIdentifier(node) ? types.get(node.text) : undefined;
      if (used) look(used);
      // `onDismiss?: undefined` only says that the prop is that of another variant
      const prop = ts.isPropertySignature(node) && node.type?.kind !== ts.SyntaxKind.UndefinedKeyword;
      if (prop && !inside && ts.getJSDocCommentsAndTags(node).length === 0) {
        found.push(`${owner}.${node.name.getText(module)}`);
      }
      // what a prop has inside is explained by its own sentence
      node.forEachChild(child => visit(child, inside || prop));
    };
    declaration.forEachChild(child => visit(child, false));
  };
  for (const declaration of types.values()) {
    const exported = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (exported && declaration.name.text.endsWith('Props')) look(declaration);
  }
  return found;
}

it('finds props without a sentence, also in the types that they are made of', () => {
  const code = `
    interface Item {
      id: string;
      /** Its words. */
      label: string;
    }
    interface Unused { x: string }
    export interface ListProps {
      items: Item[];
      /** Named. */
      named: { first: string };
      other?: undefined;
    }
    export type EitherProps = { a: 1 } | {
      /** B. */
      b: 2;
    };`;
  expect(undocumentedProps(code)).toEqual(['ListProps.items', 'Item.id', 'EitherProps.a']);
});

it('every exported prop says what it means', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(file =>
    undocumentedProps(readFileSync(join(source, file), 'utf8')).map(prop => `${file}: ${prop}`),
  );
  expect(found).toEqual([]);
});
