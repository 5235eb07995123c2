import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { missingTests, namedTests } from './named-tests.ts';

/** Every test that `docs/coverage.md` names is there: its file, and in it the title or the story. */
const entries = namedTests(readFileSync(join(root, 'docs/coverage.md'), 'utf8'));
const problems = entries.flatMap(missingTests);

for (const problem of problems) console.error(`docs/coverage.md: ${problem}`);
console.log(`${entries.length} entries, ${problems.length} problems`);
process.exit(entries.length > 0 && problems.length === 0 ? 0 : 1);
