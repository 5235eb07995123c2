import { defineConfig, mergeConfig } from 'vitest/config';
import unit from '../../../vitest.unit.config.ts';

/** Writes the examples: stories are read as the unit tests read them. */
export default mergeConfig(
  { ...unit, test: { ...unit.test, include: [], exclude: [] } },
  defineConfig({ test: { name: 'examples', include: ['tools/package/examples/write.ts'] } }),
);
