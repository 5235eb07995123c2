import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';
import { textPages } from './app/text-pages.ts';

const conditions = ['@velluto/source', ...defaultServerConditions];

/** Tests that need neither a browser nor a database. */
export default defineProject({
  plugins: [vanillaExtractPlugin(), babel({ presets: [linguiTransformerBabelPreset()] }), textPages],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'unit',
    include: [
      'packages/{rules,ui,api-client}/**/*.test.{ts,tsx}',
      'packages/site/src/**/*.test.ts',
      'app/{src,stories}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    // those of a release pack one first
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.release.test.ts'],
    // files that a worker runs one after the other share what they import: half the time
    isolate: false,
    // so what one replaces globally does not reach the next
    unstubGlobals: true,
    // as on the server: reading all types of the tree takes seconds beside other suites
    testTimeout: 20_000,
  },
});
