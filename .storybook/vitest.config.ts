import { defineConfig } from 'vitest/config';
import { storyProjects } from './vitest.projects.ts';

/** Runs only the stories: `vitest run --config .storybook/vitest.config.ts --project stories`. */

export default defineConfig({ test: { projects: storyProjects } });
