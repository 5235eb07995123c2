import { dirname, relative } from 'node:path/posix';
import { transform } from 'esbuild';
import type { Styles } from './evaluate-styles.ts';
import { fileNames, type Graph, stylesOf } from './graph.ts';

/** Holds the order of the cascade layers; every sheet begins with it, so that sheets may come in any order. */
const layers = 'theme/layers.css.ts';
/** Lowest layer first, for rules nothing else brings into an order. */
const tiers = ['theme', 'brands', 'base', 'patterns', 'product'];

const layerStatement = /^@layer ([\w.]+);$/gm;

/** Rules without spaces, and without the statements of order that the first line of every sheet makes. */
const small = async (css: string) => {
  const bare = css.replace(layerStatement, '');
  return (await transform(bare, { loader: 'css', minify: true, legalComments: 'none' })).code.trim();
};

/**
 * The style sheets by file name: `styles.css` with everything, and one for every entry that shows something.
 * Rules that several entries need stand in a sheet of their own, which those import: nothing is there twice.
 */
export async function writeSheets(graph: Graph, styles: Styles): Promise<Map<string, string>> {
  const nameOf = fileNames(graph);
  const names = [...(styles.rules.get(layers) ?? '').matchAll(layerStatement)].map(([, name]) => name);
  const order = `@layer ${names.filter(name => name?.includes('.')).join(',')};`;
  const rules = new Map<string, string>();
  for (const [module, css] of styles.rules) if (module !== layers) rules.set(module, await small(css));

  const written = (modules: readonly string[]) =>
    modules.length > 0 ? `${order}\n${modules.map(module => rules.get(module)).join('')}\n` : '';

  const tierOf = (module: string) => tiers.indexOf(module.split('/')[0] ?? '');
  const needs = new Map<string, string[]>();
  for (const [name, module] of graph.entries) {
    const modules = name === 'theme' ? [module, ...brandModules(graph)] : [module];
    const needed = stylesOf(graph, modules).filter(style => rules.has(style));
    if (needed.length > 0 && !name.startsWith('brands/')) needs.set(name, needed);
  }

  const homes = homesOf(needs);
  const homeOf = (style: string) => homes.get(style) ?? nameOf(style).replace(/\.css$/, '');
  const sheets = new Map<string, string>();
  for (const [name, needed] of needs) {
    const others = new Set(needed.map(homeOf).filter(home => home !== name));
    // what another one brings along need not be named
    for (const home of [...others]) {
      for (const style of needs.get(home) ?? []) if (homeOf(style) !== home) others.delete(homeOf(style));
    }
    const imports = [...others].map(home => {
      const path = relative(dirname(name), home);
      return `@import "${path.startsWith('.') ? path : `./${path}`}.css";\n`;
    });
    sheets.set(`${name}.css`, imports.join('') + written(needed.filter(style => homeOf(style) === name)));
  }
  for (const style of rules.keys())
    if (!homes.has(style)) sheets.set(`${homeOf(style)}.css`, written([style]));

  const everything = [...graph.imports.keys()].sort((one, other) => tierOf(one) - tierOf(other));
  const whole = stylesOf(graph, everything).map(style => rules.get(style) ?? '');
  sheets.set('styles.css', `${order}\n${whole.filter(Boolean).join('\n')}\n`);
  return sheets;
}

/**
 * The entry in whose sheet the rules of a style module stand: the one that everybody who needs the module needs as a
 * whole. What has no such entry is a sheet of its own.
 */
function homesOf(needs: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const [name, needed] of needs) {
    for (const style of needed) users.set(style, [...(users.get(style) ?? []), name]);
  }
  const homes = new Map<string, string>();
  for (const [style, names] of users) {
    const home = names.find(name => {
      const whole = needs.get(name) ?? [];
      return names.every(other => whole.every(part => needs.get(other)?.includes(part)));
    });
    if (home) homes.set(style, home);
  }
  return homes;
}

/** The wordmarks' styles belong to what every page loads. */
const brandModules = (graph: Graph) =>
  [...graph.entries].filter(([name]) => name.startsWith('brands/')).map(([, module]) => module);
