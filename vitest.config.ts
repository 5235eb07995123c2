import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';

/**
 * All tests but those of the assembled product (`app/e2e`): `vitest run --project unit`. A project with a file of its own
 * starts faster by that (`vitest run --config vitest.unit.config.ts`): here Storybook reads all stories first.
 */
export default defineConfig({
  test: {
    projects: [
      './vitest.unit.config.ts',
      './packages/server/vitest.config.ts',
      './packages/server/vitest.external.config.ts',
      storiesProject(),
    ],
  },
});
