import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/**
 * Tests of the server and of the packages beside it run on real PostgreSQL: one for the run, a database of its own for
 * each file.
 */
export default defineProject({
  test: {
    name: 'server',
    root: join(import.meta.dirname, '..'),
    include: ['{server,demo,sandbox,conformance}/src/**/*.test.ts'],
    // what needs engines that the server does not bring itself
    exclude: ['**/node_modules/**', '**/*.{external,engines}.test.ts'],
    globalSetup: ['server/test/global-setup.ts'],
    pool: 'forks',
    // half of the time PostgreSQL works and the tests wait
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
