import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';
import { textPages } from './app/text-pages.ts';

/** All tests but those of the assembled product (`app/e2e`): `vitest run --project unit`. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin(), babel({ presets: [linguiTransformerBabelPreset()] }), textPages],
        resolve: { conditions: ['@velluto/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@velluto/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          include: [
            'packages/{rules,ui,api-client,site}/**/*.test.{ts,tsx}',
            'app/{src,stories}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // files that a worker runs one after the other share what they import: half the time
          isolate: false,
          // as on the server: reading all types of the tree takes seconds beside other suites
          testTimeout: 20_000,
        },
      },
      './packages/server/vitest.config.ts',
      './packages/server/vitest.external.config.ts',
      storiesProject(),
    ],
  },
});
