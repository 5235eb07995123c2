import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { build, type Plugin } from 'esbuild';
import type { Styles } from './evaluate-styles.ts';
import { fileNames, type Graph, scriptsOf, source } from './graph.ts';
import { type Hosts, hostsOf } from './hosts.ts';

/** Where the used part of `@velluto/rules` goes: that package is not published. */
export const rulesFile = 'internal/rules';

/** Resolves Lingui's macro. English is one language of several: its texts are in the catalog, not in the scripts. */
const linguiMacro: Plugin = {
  name: 'lingui-macro',
  setup(build) {
    build.onLoad({ filter: /i18n\/messages\/.*\.ts$/ }, async ({ path }) => {
      const result = await transformAsync(await readFile(path, 'utf8'), {
        filename: path,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript'] },
        plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only' }]],
      });
      return { contents: result?.code ?? '', loader: 'ts' };
    });
  },
};

/** Path of one file of the package as another one imports it. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Keeps files apart: imports of our own become imports of the file that is written, styles become their values. */
const apart = (nameOf: (module: string) => string, { hostOf }: Hosts, styles: Styles): Plugin => ({
  name: 'files-of-their-own',
  setup(build) {
    build.onResolve({ filter: /^\.|^@velluto\/rules$/ }, ({ path, kind, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const host = hostOf(relative(source, importer));
      const from = nameOf(host);
      if (path === '@velluto/rules') {
        return { path: importPath(from, `${rulesFile}.js`), external: true };
      }
      const module = relative(source, join(resolveDir, path));
      if (module.endsWith('.css.ts')) return { path: module, namespace: 'values', sideEffects: false };
      if (hostOf(module) === host) return undefined;
      return { path: importPath(from, `${nameOf(module)}.js`), external: true, sideEffects: false };
    });
    build.onLoad({ filter: /.*/, namespace: 'values' }, ({ path }) => ({
      contents: Object.entries(styles.exports.get(path) ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
});

/** How all scripts are written. */
export const options = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  packages: 'external',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // left for the site's own build to decide: otherwise what is for developers would be said to everybody
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  logLevel: 'error',
} as const;

/**
 * JavaScript of the package by file name: what is public or asked for in several places has a file of its own, so that
 * bundlers drop what is not used.
 */
export async function writeScripts(graph: Graph, styles: Styles): Promise<Map<string, string>> {
  const nameOf = fileNames(graph);
  const hosts = hostsOf(graph);
  const modules = scriptsOf(graph).filter(module => hosts.hostOf(module) === module);
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: source,
    entryPoints: modules.map(module => ({ in: module, out: nameOf(module) })),
    outdir: source,
    plugins: [apart(nameOf, hosts, styles), linguiMacro],
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [relative(source, path), text]));
  for (const module of hosts.clients) {
    const file = `${nameOf(module)}.js`;
    scripts.set(file, `"use client";${scripts.get(file)}`);
  }
  const names = new Set<string>();
  for (const text of scripts.values()) for (const name of rulesUsed(text)) names.add(name);
  scripts.set(`${rulesFile}.js`, await rulesScript([...names].sort()));
  return scripts;
}

/** Names that a written script imports from the rules. */
const rulesUsed = (script: string): string[] =>
  [...script.matchAll(/import\s*\{([^}]*)\}\s*from\s*"[^"]*\/rules\.js"/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().split(' as ')[0] ?? ''),
  );

async function rulesScript(names: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    packages: 'bundle',
    stdin: { contents: `export { ${names.join(', ')} } from '@velluto/rules';`, resolveDir: source },
  });
  return outputFiles[0]?.text ?? '';
}
