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

  const tierOf = (module: string) => tiers.indexOf(module.split('/')[0] ?? '');
  const needs = new Map<string, string[]>();
  for (const [name, module] of graph.entries) {
    const modules = name === 'theme' ? [module, ...brandModules(graph)] : [module];
    const needed = stylesOf(graph, modules).filter(style => rules.has(style));
    if (needed.length > 0 && !name.startsWith('brands/')) needs.set(name, needed);
  }

  // a sheet nobody but its own entry could bring along is that entry's sheet
  const fileOf = new Map<string, string>();
  for (const [name, [only, ...others]] of needs) {
    if (only && others.length === 0 && !fileOf.has(only)) fileOf.set(only, `${name}.css`);
  }
  for (const style of rules.keys()) if (!fileOf.has(style)) fileOf.set(style, `${nameOf(style)}`);

  const sheets = new Map<string, string>();
  for (const [style, file] of fileOf) sheets.set(file, `${order}\n${rules.get(style)}\n`);
  for (const [name, needed] of needs) {
    const file = `${name}.css`;
    if (sheets.has(file)) continue;
    const imports = needed.map(style => {
      const path = relative(dirname(file), fileOf.get(style) ?? '');
      return `@import "${path.startsWith('.') ? path : `./${path}`}";`;
    });
    sheets.set(file, `${imports.join('\n')}\n`);
  }

  const everything = [...graph.imports.keys()].sort((one, other) => tierOf(one) - tierOf(other));
  const whole = stylesOf(graph, everything).map(style => rules.get(style) ?? '');
  sheets.set('styles.css', `${order}\n${whole.filter(Boolean).join('\n')}\n`);
  return sheets;
}

/** The wordmarks' styles belong to what every page loads. */
const brandModules = (graph: Graph) =>
  [...graph.entries].filter(([name]) => name.startsWith('brands/')).map(([, module]) => module);
