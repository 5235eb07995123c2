import { defineConfig } from 'vitest/config';
import { storiesProject } from './vitest.project.ts';

/** Runs only the contact sheets, for `pnpm vrt`: `vitest run --config .storybook/vitest.config.ts`. */
export default defineConfig({ test: { projects: [storiesProject({ include: ['sheet'] })] } });
