import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { fileNames, type Graph, home, source } from './graph.ts';
import { importPath, rulesFile } from './write-scripts.ts';
import { textTypes } from './write-texts.ts';

const rules = join(home, '../rules/src');

/** Types that have a place in a package of their own. */
const elsewhere = new Map(textTypes.map(name => [`${name}.ts`, '@velluto/locales']));

/** `Button({ tone, size, … }: ButtonProps)` becomes `Button(props: ButtonProps)`: what it takes stands in the type. */
const nameProps: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = context => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isParameter(node) || !ts.isObjectBindingPattern(node.name)) {
      return ts.visitEachChild(node, visit, context);
    }
    const { modifiers, dotDotDotToken, questionToken, type } = node;
    return factory.updateParameterDeclaration(
      node,
      modifiers,
      dotDotDotToken,
      factory.createIdentifier('props'),
      questionToken,
      type,
      undefined,
    );
  };
  return file => ts.visitEachChild(file, visit, context);
};

/** Type declarations of all sources, by source file. */
function declare(roots: readonly string[]): { program: ts.Program; declarations: Map<string, string> } {
  const config = join(home, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const program = ts.createProgram(roots, {
    ...options,
    noEmit: false,
    declaration: true,
    paths: { '@lingui/core/macro': [join(home, 'build/macro-types.ts')] },
    emitDeclarationOnly: true,
  });
  const declarations = new Map<string, string>();
  const write: ts.WriteFileCallback = (_file, text, _mark, _onError, sources) => {
    for (const { fileName } of sources ?? []) declarations.set(fileName, text);
  };
  program.emit(undefined, write, undefined, true, { afterDeclarations: [nameProps] });
  return { program, declarations };
}

/** The places of a declaration file that name another module. */
function specifiers(text: string): { name: string; start: number; names: string[] }[] {
  const found: { name: string; start: number; names: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const literal = node.moduleSpecifier;
      if (!ts.isStringLiteral(literal)) return;
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const list = bindings && 'elements' in bindings ? [...bindings.elements] : [];
      const names = list.map(element => (element.propertyName ?? element.name).text);
      found.push({ name: literal.text, start: literal.getStart(file) + 1, names });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const literal = node.argument.literal;
      const names = node.qualifier ? [node.qualifier.getText(file).split('.')[0] ?? ''] : [];
      if (ts.isStringLiteral(literal))
        found.push({ name: literal.text, start: literal.getStart(file) + 1, names });
    }
    node.forEachChild(visit);
  };
  const file = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest);
  visit(file);
  return found;
}

/**
 * The type declarations by file name: of the entries and of what these mention, one file a module.
 * Of `@velluto/rules` only the types that are mentioned come along.
 *
 * @param more modules that are no entries of this package
 */
export function writeTypes(graph: Graph, more: readonly string[]): Map<string, string> {
  const nameOf = fileNames(graph);
  const roots = [...graph.entries.values(), ...more, ...elsewhere.keys()].map(module => join(source, module));
  const { program, declarations } = declare([join(rules, 'index.ts'), ...roots]);
  const written = new Map<string, string>();
  const fromRules = new Set<string>();
  const outOf = (file: string) =>
    file.startsWith(rules)
      ? `${rulesFile}/${relative(rules, file).replace(/\.ts$/, '')}`
      : nameOf(relative(source, file));

  const write = (file: string) => {
    const out = outOf(file);
    if (written.has(`${out}.d.ts`)) return;
    let text = declarations.get(file);
    if (text === undefined) throw new Error(`TypeScript wrote no declarations for ${file}.`);
    written.set(`${out}.d.ts`, text);
    for (const { name, start, names } of specifiers(text).reverse()) {
      let target: string;
      if (name === '@velluto/rules') {
        for (const type of names) fromRules.add(type);
        target = importPath(out, `${rulesFile}.js`);
      } else if (name.startsWith('.')) {
        // what TypeScript found out by itself it names without extension
        const next = ts.resolveModuleName(name, file, program.getCompilerOptions(), ts.sys).resolvedModule
          ?.resolvedFileName;
        if (!next) throw new Error(`${file} mentions ${name}, which is not there.`);
        write(next);
        target = elsewhere.get(relative(source, next)) ?? importPath(out, `${outOf(next)}.js`);
      } else continue;
      text = text.slice(0, start) + target + text.slice(start + name.length);
    }
    written.set(`${out}.d.ts`, text);
  };
  for (const root of roots) write(root);

  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(rules, 'index.ts'));
  const symbol = index && checker.getSymbolAtLocation(index);
  const lines = [...fromRules].sort().map(name => {
    const exported = symbol && checker.tryGetMemberInModuleExports(name, symbol);
    const target =
      exported?.flags && exported.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(exported)
        : exported;
    const file = target?.declarations?.[0]?.getSourceFile().fileName;
    if (!file) throw new Error(`@velluto/rules has no ${name}.`);
    write(file);
    return `export type { ${name} } from "${importPath(rulesFile, `${outOf(file)}.js`)}";`;
  });
  written.set(`${rulesFile}.d.ts`, `${lines.join('\n')}\n`);
  return written;
}
