import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/** The ports' own tests and what only several processes, faults or other engines show; `pnpm test all` takes every test. */
const different = [
  'server/src/**/*.external.test.ts',
  'server/src/infrastructure/{blobs,bus,postgres,jobs,encryption}/*.test.ts',
  // counting calls is a port without tests of its own
  'server/src/http/limits.test.ts',
  // an older PostgreSQL understands less: the schema, and the statements of every operation
  'server/src/infrastructure/postgres/migrations/index.test.ts',
  'server/src/security/access-matrix.test.ts',
];

/** Server tests on a PostgreSQL, a Redis and an S3 service that are not the server's own. */
export default defineProject({
  test: {
    name: 'external',
    root: join(import.meta.dirname, '..'),
    include: process.env.TEST_ALL ? ['{server,demo,sandbox}/src/**/*.test.ts'] : different,
    // what takes minutes
    exclude: ['**/node_modules/**', '**/*.engines.test.ts'],
    globalSetup: ['server/test/external-setup.ts'],
    pool: 'forks',
    // half of the time PostgreSQL works and the tests wait
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
