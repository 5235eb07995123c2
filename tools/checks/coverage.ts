import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { withFilesOfTests } from './moved-tests.ts';
import { missingTests, namedTests, testSources } from './named-tests.ts';

/**
 * Every rule of `docs/coverage.md` has a test, and every test that it names exists. `--write` first corrects the files of
 * tests that moved, in `docs/legal.md` too.
 */
const document = 'docs/coverage.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
if (process.argv.includes('--write')) {
  const sources = testSources();
  for (const file of [document, 'docs/legal.md'])
    writeFileSync(join(root, file), withFilesOfTests(read(file), sources));
}

const text = read(document);
const rules = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^- (.*)\n((?: {2}- .*\n)*)/gm)];
const untested = rules.filter(([, , tests = '']) => tests === '' || /^ *- \?/m.test(tests));
const entries = namedTests(text);
const problems = [
  ...untested.map(([, rule]) => `${rule}: no test, or one whose file is not filled in`),
  ...entries.flatMap(missingTests),
];

for (const problem of problems) console.error(`${document}: ${problem}`);
if (problems.length > 0)
  console.error('`pnpm coverage` finds tests that moved. Otherwise name the test that holds the rule now.');
console.log(`${rules.length} rules, ${entries.length} entries, ${problems.length} problems`);
process.exit(entries.length > 0 && problems.length === 0 ? 0 : 1);
