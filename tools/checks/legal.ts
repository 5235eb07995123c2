import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { legalProblems } from './legal/legal-problems.ts';
import { declaredNames } from './legal/places.ts';
import { readLegalDocument } from './legal/rows.ts';

/** Every duty of `docs/legal.md` has tests, and the tests and places that it names exist. */
const { rows } = readLegalDocument(readFileSync(join(root, 'docs/legal.md'), 'utf8'));
const names = declaredNames();
const problems = rows.flatMap(row => legalProblems(row, names));

for (const problem of problems) console.error(`docs/legal.md: ${problem}`);
console.log(`${rows.length} duties, ${problems.length} problems`);
process.exit(rows.length > 0 && problems.length === 0 ? 0 : 1);
