import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', {
  cwd: source,
  exclude: [
    '**/*.{stories,test}.{ts,tsx}',
    '**/catalogs/**',
    'foundations/**',
    'brand/**',
    'provider/routes.ts',
  ],
});

/** Texts of a module that are an address of the site: a slash and a name, or a slash alone that is not an argument. */
function addressesIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : '';
    if (/^\/(?:[a-z{]|$)/i.test(text) && !(text === '/' && ts.isCallExpression(node.parent)))
      found.push(text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('X.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}

it('finds addresses in attributes, defaults and templates', () => {
  expect(addressesIn('const X = ({ to = "/" }) => <A to={to} href="/credits" />;')).toEqual([
    '/',
    '/credits',
  ]);
  expect(addressesIn('const a = `/members/$' + '{id}`, b = c ? "/signup" : d;')).toEqual([
    '/members/',
    '/signup',
  ]);
  expect(addressesIn('import x from "/y"; path.join("/"); const ratio = "4 / 5";')).toEqual([]);
});

it('no component has an address of its own: all of them are in provider/routes.ts', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(file =>
    addressesIn(readFileSync(join(source, file), 'utf8')).map(address => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});
