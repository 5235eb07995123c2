import { globSync } from 'node:fs';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { className } from '../packages/ui/class-name.ts';
import { chunkGroups } from './chunks.ts';
import { textPages } from './text-pages.ts';
import { texts } from './texts.ts';

const ours = '@velluto/source';

/** The oldest browsers we support know `light-dark()`, so that CSS stays as it is written. */
const browsers = ['chrome128', 'edge128', 'firefox128', 'safari17.5', 'ios17.5'];

/** Puts `loadPart` in the place of Vite's helper around `import()`. */
const ownLoader: Plugin = {
  name: 'velluto:own-loader',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadPart as __vitePreload } from '${import.meta.dirname}/src/platform/load-part.ts';`,
  },
};

const brands = globSync('src/brands/*.ts', { cwd: import.meta.dirname });

/** `vite build` makes `dist/client` for the browser, `vite build --ssr` makes `dist/server` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    ownLoader,
    textPages,
    texts(command),
    vanillaExtractPlugin({ identifiers: className }),
    // Babel costs time: the preset looks only at files that import the macro
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve: { conditions: [ours, ...defaultClientConditions] },
  ssr: {
    // everything is bundled, so that the server's React is the production one whatever NODE_ENV says
    noExternal: command === 'build' ? true : [/^@velluto\//],
    resolve: { conditions: [ours, ...defaultServerConditions], externalConditions: [ours] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: browsers,
    cssTarget: browsers,
    // the server names the scripts of the first view; what comes later finds its own, but needs its styles first
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
    },
    manifest: !isSsrBuild,
    emitAssets: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // small pictures and fonts stay files: they are cached for a year and must not weigh on the inlined CSS
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/entry-server.tsx'
        : ['src/entry-client.tsx', 'src/own-brand-client.ts', ...brands],
      // the page imports its brand by its address; the server's entry must stay where it is, as it finds files beside it
      preserveEntrySignatures: isSsrBuild ? 'allow-extension' : 'exports-only',
      output: isSsrBuild ? { entryFileNames: '[name].js' } : { codeSplitting: { groups: chunkGroups } },
    },
    ...(isSsrBuild && { ssr: true }),
  },
}));
