import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { className } from './class-name.ts';
import { writeDeclarations } from './declarations.ts';
import { writeSignpost } from './signpost.ts';
import { unlayered } from './unlayered.ts';

rmSync('dist', { recursive: true, force: true });

/** Modules by their name in the package. */
type Entries = Record<string, string>;

const nameOf = (path: string) =>
  relative('src', join(dirname(path), parse(path).name)).replace(/\/index$/, '');

const indexes = globSync('src/**/index.ts', { exclude: ['src/brand/**'] }).sort();
const { metafile } = await build({
  entryPoints: indexes,
  outdir: 'dist',
  format: 'esm',
  bundle: true,
  write: false,
  metafile: true,
  packages: 'external',
  external: ['*.css.ts'],
});

/** Every folder with an `index.ts` is public, and so is each module that the index re-exports from a folder below it. */
const parts: Entries = {};
for (const index of indexes) {
  parts[nameOf(index)] = index;
  for (const { path, external } of metafile.inputs[index]?.imports ?? []) {
    const below = !external && path.startsWith(`${dirname(index)}/`) && dirname(path) !== dirname(index);
    // a component with Radix has an index of its own, which is its entry
    if (below) parts[join(nameOf(index), parse(path).name)] ??= path;
  }
}
const inside: Entries = {};
for (const path of Object.keys(metafile.inputs))
  if (!Object.values(parts).includes(path)) inside[`internal/${nameOf(path)}`] = path;
/** Descriptors of texts: data like the catalogs, so they need no source maps either. */
const isMessages = (name: string) => name.startsWith('internal/i18n/messages/');
const languages: Entries = {};
for (const path of globSync('src/i18n/catalogs/*.ts')) languages[`i18n/${parse(path).name}`] = path;
const brand: Entries = { brand: 'src/brand/index.ts' };

/** Folder of generated files that only re-export modules. */
const reExportFolder = '.entries';
// files of an earlier build would stay under names that are gone
rmSync(reExportFolder, { recursive: true, force: true });
mkdirSync(reExportFolder);
function reExport(name: string, ...paths: string[]): string {
  const stub = join(reExportFolder, `${name.replaceAll('/', '_')}.ts`);
  const lines = paths.map(
    (path, index) => `export * ${index > 0 ? `as part${index} ` : ''}from '../${path}';\n`,
  );
  writeFileSync(stub, lines.join(''));
  return stub;
}
const files = new Map(Object.entries({ ...inside, ...parts }).map(([name, path]) => [resolve(path), name]));

/** What the package imports of `@velluto/rules`, which is private: included once, in a file of its own. */
const rulesName = 'internal/rules';
const imported = Object.keys(metafile.inputs).flatMap(path => {
  const imports = readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '@velluto\/rules'/g);
  return [...imports].flatMap(([, names = '']) => names.split(',').map(name => name.trim()));
});
const ruleNames = [...new Set(imported.filter(name => name && !name.startsWith('type ')))].sort();
writeFileSync(
  join(reExportFolder, 'rules.ts'),
  `export { ${ruleNames.join(', ')} } from '@velluto/rules';\n`,
);
inside[rulesName] = join(reExportFolder, 'rules.ts');

/** Address of a module of the package in another one. */
function moduleFrom(from: string, to: string): string {
  const file = relative(dirname(from), `${to}.js`);
  return file.startsWith('.') ? file : `./${file}`;
}

/** Keeps each module as a file, so that `'use client'` applies to the same modules as in the sources. */
const keepApart: Plugin = {
  name: 'keep-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^@velluto\/rules$/ }, ({ importer }) => {
      const from = files.get(importer);
      if (from === undefined || from === rulesName) return undefined;
      return { path: moduleFrom(from, rulesName), external: true };
    });
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, resolveDir, importer }) => {
      const from = files.get(importer);
      const to = files.get(join(resolveDir, path));
      if (from === undefined || to === undefined) return undefined;
      return { path: moduleFrom(from, to), external: true };
    });
  },
};

const ownLingui = resolve('src/provider/lingui.ts');

/** Code with Lingui's hook and component replaced by ours, which say what is missing in a page without texts. */
const withOwnErrors = (code: string, path: string): string =>
  path === ownLingui
    ? code
    : code.replaceAll(
        /(?<=\bfrom )(['"])@lingui\/react\1/g,
        () => `'./${relative(dirname(path), ownLingui)}'`,
      );

const linguiMacro: Plugin = {
  name: 'lingui-macro',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!/@lingui\/(core|react)/.test(source)) return undefined;
      const code = withOwnErrors(source, path);
      if (!/@lingui\/(core|react)\/macro/.test(code))
        return { contents: code, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      const result = await transformAsync(code, {
        filename: path,
        configFile: false,
        sourceMaps: 'inline',
        parserOpts: { plugins: ['typescript', 'jsx'] },
        // only ids stay in the code: the English texts are in a catalog, as those of every language
        plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only' }]],
      });
      return { contents: withOwnErrors(result?.code ?? '', path), loader: 'tsx' };
    });
  },
};

const shared: Options = { format: 'esm', target: 'es2022', silent: true };
const modules: Options = {
  ...shared,
  splitting: false,
  esbuildPlugins: [
    keepApart,
    linguiMacro,
    vanillaExtractPlugin({ identifiers: className, outputCss: false }),
  ],
};
const pick = (entries: Entries, keep: (name: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => keep(name)));

const published = { ...parts, ...languages, ...brand };
const publicNames = new Map(Object.entries(published).map(([name, path]) => [path, name]));
writeDeclarations(Object.values(published), path => publicNames.get(path) ?? `internal/${nameOf(path)}`);

// every name that a module exports, by the shortest entry that has it
const homes = new Map<string, string>();
const exportsOf = Object.values(metafile.outputs).flatMap(({ entryPoint = '', exports }) =>
  exports.map(name => ({ name, entry: nameOf(entryPoint) })),
);
for (const { name, entry } of exportsOf)
  if (entry.length < (homes.get(name)?.length ?? Number.POSITIVE_INFINITY)) homes.set(name, entry);
writeSignpost(homes);

export default defineConfig([
  {
    ...modules,
    entry: { ...parts, ...pick(inside, name => !isMessages(name)) },
    sourcemap: true,
  },
  { ...modules, entry: pick(inside, isMessages) },
  { ...shared, entry: languages },
  {
    ...shared,
    entry: { ...brand, 'internal/velluto-brand': 'src/brand-cli/main.ts' },
    platform: 'node',
    sourcemap: true,
    // the preview shows the components of the package itself
    external: [/^@velluto\/ui\//],
    esbuildOptions: options => {
      options.chunkNames = 'internal/brand-[hash]';
    },
  },
  {
    ...shared,
    // only the style sheets in this folder are published
    outDir: 'dist/css',
    entry: {
      styles: reExport('styles', ...indexes),
      reset: 'src/theme/reset.css.ts',
      ...Object.fromEntries(Object.entries(parts).filter(([name]) => /^(theme|base|patterns)\b/.test(name))),
      ...Object.fromEntries(globSync('src/brands/*/brand.css').map(path => [dirname(path).slice(4), path])),
    },
    external: [/\.woff2$/],
    splitting: false,
    esbuildPlugins: [linguiMacro, vanillaExtractPlugin({ identifiers: className })],
    plugins: [
      {
        name: 'bare-sheets',
        renderChunk(code, { path }) {
          if (!path.endsWith('.css')) return undefined;
          // removes comments that contain the source of modules, and font faces, which come as `@velluto/fonts`
          return {
            code: code.replace(
              /\/\* vanilla-extract-css-ns:.*? \*\/\n|@font-face \{[^}]*url\([^}]*\}\n/gs,
              '',
            ),
          };
        },
      },
      {
        name: 'unlayered-styles',
        buildEnd() {
          const styles = readFileSync('dist/css/styles.css', 'utf8');
          writeFileSync('dist/css/styles.unlayered.css', unlayered(styles));
        },
      },
    ],
  },
]);
