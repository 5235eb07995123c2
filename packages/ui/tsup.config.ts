import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

const source = join(import.meta.dirname, 'src');

/** Every folder with an `index.ts` is an entry of its own; stories' helpers and build-time parts are not shipped. */
const entries = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('/index.ts') && !path.startsWith('testing/'))
    .map(path => [path.replace(/\.ts$/, ''), join('src', path)]),
);
const catalogs = Object.fromEntries(
  readdirSync(join(source, 'i18n/catalogs'))
    .filter(file => file.endsWith('.ts'))
    .map(file => [`i18n/${file.replace('.ts', '')}`, join('src/i18n/catalogs', file)]),
);

/** Resolves Lingui's macro and keeps the English text beside the id. */
const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.endsWith('.css.ts')) return undefined;
      const code = await readFile(path, 'utf8');
      if (!code.includes('@lingui/core/macro')) return undefined;
      const result = await transformAsync(code, {
        filename: path,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }]],
      });
      return { contents: result?.code ?? code, loader: 'tsx' };
    });
  },
});

/** `styles.css`: every style of the package, lowest layer first, for consumers whose bundler does not split CSS. */
const allStyles = (): Plugin => ({
  name: 'all-styles',
  setup(build) {
    build.onLoad({ filter: /src\/styles\.ts$/ }, () => {
      const tiers = ['theme', 'brands', 'base', 'patterns', 'product'];
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.css.ts') && !path.startsWith('testing/'))
        .sort(
          (one, other) => tiers.indexOf(one.split('/')[0] ?? '') - tiers.indexOf(other.split('/')[0] ?? ''),
        );
      const first = 'theme/layers.css.ts';
      const ordered = [first, ...files.filter(file => file !== first)];
      return { contents: ordered.map(file => `import './${file}';`).join('\n'), resolveDir: source };
    });
  },
});

// vanilla-extract leaves its sources in comments, which double the file.
const stripComments: NonNullable<Options['plugins']>[number] = {
  name: 'strip-css-comments',
  renderChunk(code, { path }) {
    if (!path.endsWith('.css')) return undefined;
    return { code: code.replace(/\/\* vanilla-extract-css-ns:[\s\S]*?\*\/\n?/g, '') };
  },
};

export default defineConfig({
  entry: { ...entries, ...catalogs, styles: 'src/styles.ts' },
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  treeshake: false,
  dts: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin(), allStyles(), linguiMacro()],
  plugins: [stripComments],
  async onSuccess() {
    for (const brand of ['velluto', 'nordlys']) {
      const css = readFileSync(join(source, 'brands', brand, 'brand.css'), 'utf8');
      await writeFile(join('dist/brands', `${brand}.css`), css.replaceAll('./fonts/', `./${brand}/fonts/`));
      await cp(join(source, 'brands', brand, 'fonts'), join('dist/brands', brand, 'fonts'), {
        recursive: true,
      });
    }
  },
});
