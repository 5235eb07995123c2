import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { className } from '../packages/ui/class-name.ts';
import { partSources } from './part-sources.ts';
import { allTextPages, textPages } from './text-pages.ts';

const ours = '@velluto/source';

/** The oldest browsers we support. */
const browsers = ['chrome128', 'edge128', 'firefox128', 'safari17.5', 'ios17.5'];

/** `vite build` makes `dist/client` for the browser, `vite build --ssr` makes `dist/server` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    partSources,
    textPages,
    allTextPages,
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
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    emitAssets: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // served beside the app: licences ask for their notices wherever the code goes
    license: isSsrBuild ? false : { fileName: 'third-party-notices.txt' },
    // small pictures and fonts stay files: they are cached for a year, and inlined they would enlarge the CSS
    assetsInlineLimit: 0,
    rolldownOptions: {
      // the server finds a page's files by the source of its parts: each keeps a chunk, also where others import it
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // the server's entry must keep its place, as it finds files beside it
      ...(isSsrBuild && {
        preserveEntrySignatures: 'allow-extension' as const,
        output: { entryFileNames: '[name].js' },
      }),
      // modules that a fifth of the pages share are one file: half as many requests, and better compression
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 12 }] } } }),
    },
    ...(isSsrBuild && { ssr: true }),
  },
}));
