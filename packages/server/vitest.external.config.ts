import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/** What a test of something that stands on the engines has in it; all others would only run the same again. */
const onEngines = /createTestServer|startCluster|inject\('(postgres|engines)'\)/;

const tests = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(file =>
  onEngines.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** The server tests once more, on a PostgreSQL, a Redis and an S3 service that are not the server's own. */
export default defineProject({
  test: {
    name: 'external',
    root: import.meta.dirname,
    include: tests,
    globalSetup: ['test/external-setup.ts'],
    pool: 'forks',
    // half of the time PostgreSQL works and the tests wait
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
