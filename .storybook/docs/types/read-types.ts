import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A type that the package exports, as it is written. */
export interface WrittenType {
  name: string;
  /** Path of its source from the root of the repository, with the line. */
  place: string;
  /** Its declaration, with its docstrings. */
  text: string;
  /** Other types of the package that it names. */
  uses: string[];
}

/** Types of the package by name. */
export type WrittenTypes = Record<string, WrittenType>;

const isType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Names of types in a declaration, but its own and its parameters. */
function namesIn(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string[] {
  const own = new Set([
    declaration.name.text,
    ...(declaration.typeParameters ?? []).map(({ name }) => name.text),
  ]);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) names.add(node.typeName.getText());
    if (ts.isExpressionWithTypeArguments(node)) names.add(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return [...names].filter(name => !own.has(name));
}

/** Reads the exported interfaces and types of the package. */
export function readTypes(root: string): WrittenTypes {
  const files = globSync('packages/ui/src/{base,model,patterns,product,provider}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{stories,test,css}.{ts,tsx}'],
  });
  const types: WrittenTypes = {};
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of source.statements) {
      if (!isType(node) || !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        continue;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const written = node
        .getFullText()
        .trim()
        .replace(/^(?:\/\*(?!\*)[\s\S]*?\*\/|\/\/.*\n)\s*/, '');
      types[node.name.text] ??= {
        name: node.name.text,
        place: `${file.replaceAll('\\', '/')}:${line}`,
        text: written,
        uses: namesIn(node),
      };
    }
  }
  for (const type of Object.values(types)) type.uses = type.uses.filter(name => name in types);
  return types;
}
