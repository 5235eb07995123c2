import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/** Minutes with engines that are not in the lockfile, such as a PostgreSQL cluster whose primary dies; `pnpm test external`. */
export default defineProject({
  test: {
    name: 'engines',
    root: join(import.meta.dirname, '..'),
    include: ['server/src/**/*.engines.test.ts'],
    globalSetup: ['server/test/external-setup.ts'],
    pool: 'forks',
    // each of them needs the machine for itself
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 180_000,
  },
});
