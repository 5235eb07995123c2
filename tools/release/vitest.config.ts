import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/** Tests of a release as it is packed, and of what stands in front of it. The app must be built before. */
export default defineProject({
  test: {
    name: 'release',
    root: import.meta.dirname,
    include: ['**/*.release.test.ts'],
    globalSetup: [join(import.meta.dirname, 'unpack-release.ts')],
    pool: 'forks',
    // each starts servers: one after the other
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
