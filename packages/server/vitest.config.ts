import { defineProject } from 'vitest/config';

/** Server tests run on real PostgreSQL: one for the run, a database of its own for each file. */
export default defineProject({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // what needs engines that the server does not bring itself
    exclude: ['src/**/*.external.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // half of the time PostgreSQL works and the tests wait
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
