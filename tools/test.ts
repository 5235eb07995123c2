import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { compileCatalogs } from './build/app.ts';
import { playwrightResults, type TestResult, vitestResults } from './results/report-results.ts';
import { forgetResults, storeResults } from './results/store.ts';
import { isPinned } from './support/browser.ts';
import { type EngineName, findEngine } from './support/engines.ts';
import { runStep } from './support/run-step.ts';
import { treeVersion } from './support/version.ts';
import { reportChanges } from './vrt/report-changes.ts';

interface Tally {
  passed: number;
  failed: number;
  /** Output of the command, printed only if something failed. */
  output: string;
  /** Why nothing was checked. */
  unchecked?: string;
}
interface Check {
  name: string;
  run: () => Promise<Tally>;
}

const [, , ...parameters] = process.argv;
/** `all` runs every appearance, device and engine; otherwise only those that find other kinds of faults (decision 35). */
const all = parameters.includes('all');
/** Words of the names of the checks to run; all of them if there is none. */
const chosenWords = parameters.filter(word => word !== 'all');
if (all) process.env.TEST_ALL = '1';

/** Failed tests, listed again at the end, because the outputs above are long. */
const failures: TestResult[] = [];

/** What is tested, as the results are stored with it. */
const version = await treeVersion();
const reports = await mkdtemp(join(tmpdir(), 'velluto-test-'));

/** A command that passes or fails as a whole. */
const command = (name: string, program: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runStep(program, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** A check that could not be done; it counts neither as passed nor as failed. */
const notChecked = (unchecked: string): Tally => ({ passed: 0, failed: 0, output: '', unchecked });

/** A command that may be unable to check: then it succeeds and prints a line `not checked: reason`. */
const perhaps = (check: Check): Check => ({
  ...check,
  run: async () => {
    const tally = await check.run();
    const [, reason] = /^not checked: (.*)$/m.exec(tally.output) ?? [];
    return tally.failed > 0 || reason === undefined ? tally : notChecked(reason);
  },
});

/** A command whose last line reads `N passed, N failed`. */
const counting = (name: string, program: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runStep(program, args);
    const [, passed = 0, failed = 1] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
    return {
      passed: Number(passed),
      failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
      output,
    };
  },
});

/**
 * A test runner with a JSON report; a run without a failed test that ran nothing or exits with an error is one failure. The result
 * of each test is kept for `pnpm legal-report`.
 */
const runner = (
  name: string,
  program: string,
  args: string[],
  resultsIn: (report: string) => TestResult[],
  more: Record<string, string> = {},
): Check => ({
  name,
  run: async () => {
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    await forgetResults(name);
    const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: process.env.CI ?? '1' };
    const { code, output } = await runStep(
      program,
      program === 'vitest' ? [...args, `--outputFile.json=${file}`] : args,
      { env },
    );
    // a run that was interrupted has no report
    const report = await readFile(file, 'utf8').catch(() => undefined);
    const tests = report === undefined ? [] : resultsIn(report);
    if (report !== undefined) {
      await storeResults({ suite: name, version, endedAt: new Date().toISOString(), tests });
    }
    failures.push(...tests.filter(({ state }) => state === 'failed'));
    const count = (wanted: TestResult['state']) => tests.filter(({ state }) => state === wanted).length;
    const [passed, failed] = [count('passed'), count('failed')];
    const ranNothing = passed + failed === 0;
    return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, output };
  },
});

const vitest = (name: string, tests: string[], env?: Record<string, string>) =>
  runner(name, 'vitest', ['run', ...tests, '--reporter=default', '--reporter=json'], vitestResults, env);

/** After a failure draws the sheets that differ as they were before, so that the report shows both. */
const reported = (check: Check): Check => ({
  ...check,
  run: async () => {
    const tally = await check.run();
    if (tally.failed === 0 || !isPinned) return tally;
    const report = await reportChanges({ approved: false }).catch(
      (error: Error) => `No report: ${error.message}`,
    );
    return { ...tally, output: `${tally.output}${report}\n` };
  },
});

const playwright = (name: string, config: string, ...args: string[]) =>
  runner(name, 'playwright', ['test', '--config', config, '--reporter=dot,json', ...args], playwrightResults);

/** Journeys in an engine that is not in the lockfile and may not be installed. */
const journeys = (engine: EngineName): Check => {
  const check = playwright(
    `journeys in ${engine}`,
    'app/e2e/playwright.engines.config.ts',
    `--project=${engine}`,
  );
  return {
    ...check,
    run: async () => {
      const found = await findEngine(engine);
      return typeof found === 'string' ? notChecked(found) : check.run();
    },
  };
};

/** Checks that only read the sources, so they can run at the same time. */
const staticChecks: Check[] = [
  command('format and lint', 'biome', 'ci', '--colors=off', '.'),
  command('types', 'tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'),
  command('exact versions', 'node', 'tools/checks/versions.ts'),
  command('import rules', 'node', 'tools/checks/imports.ts'),
  command('names of areas', 'node', 'tools/checks/areas.ts'),
  command('texts that page translators may move', 'node', 'tools/checks/changing-texts.ts'),
  command('contract', 'node', 'tools/contract/check.ts'),
  command('links in documents, names in docs/architecture.md', 'node', 'tools/checks/links.ts'),
  command('decisions and their citations', 'node', 'tools/checks/decisions.ts'),
  command('references to documents and the specification', 'node', 'tools/checks/references.ts'),
  command('commands and paths in recipes', 'node', 'tools/checks/recipes.ts'),
  command('rules and tests in docs/coverage.md', 'node', 'tools/checks/coverage.ts'),
  command('tests and places in docs/legal.md', 'node', 'tools/checks/legal.ts'),
  command('secrets in the repository', 'node', 'tools/checks/secrets.ts'),
  command('workflows of the CI', 'node', 'tools/checks/workflows.ts'),
  command('owners of paths', 'node', 'tools/checks/owners.ts'),
  command('placeholders of generators', 'node', 'tools/checks/placeholders.ts'),
  perhaps(command('audit of dependencies', 'node', 'tools/checks/audit.ts')),
  command('translations in step with the code', 'node', 'tools/checks/catalogs.ts'),
];

const stories = ['--project', 'stories'];

/** Every story, with the pictures of the contact sheets. */
const storySuite = reported(
  vitest('stories: axe; contact sheets: pixels, words in the tightest place, probe brand', stories),
);

/** Run two at a time in this order: one often waits for its browser or database. */
const suites: Check[] = [
  storySuite,
  vitest('server on PostgreSQL', ['--config', 'packages/server/vitest.config.ts']),
  vitest('unit', ['--config', 'vitest.unit.config.ts']),
  counting('recipes in a copy of the repository', 'node', 'tools/new/follow.ts'),
  vitest('server on external engines', ['--config', 'packages/server/vitest.external.config.ts']),
  counting('npm package from its tarball', 'node', 'tools/package/check.ts'),
  command('build of the app', 'node', 'tools/build/build.ts', 'app'),
];

/** The plays of all stories as in another language and brand of the toolbar, only with `all`. */
const translatedStories = vitest('stories in German and in Nordlys', stories, {
  STORY_LOCALE: 'de',
  STORY_BRAND: 'nordlys',
});

/** Storybook as it is built for readers, only with `all`: every docs page is looked at. */
const docsSite = counting('docs site', 'node', 'tools/docs/check.ts');

/** Minutes with engines of Debian's packages, only when asked for as `external`: a database cluster whose primary dies. */
const failingEngines = vitest('failing external engines', [
  '--config',
  'packages/server/vitest.engines.config.ts',
]);

/** Suites that need the build or a browser of their own, run one after the other. */
const builtSuites: Check[] = [
  command('size of every route', 'node', 'tools/bench/sizes.ts', '--gate'),
  vitest('release from its archive, and proxies in front of it', [
    '--config',
    'tools/release/vitest.config.ts',
  ]),
  playwright('end to end', 'app/e2e/playwright.config.ts'),
  journeys('webkit'),
  ...(chosenWords.includes('external') ? [failingEngines] : []),
  ...(all ? [journeys('firefox'), translatedStories, docsSite] : []),
];

const isChosen = ({ name }: Check) =>
  chosenWords.length === 0 || chosenWords.some(word => name.includes(word));
const total = { passed: 0, failed: 0 };
const unchecked: string[] = [];

async function runCheck(check: Check) {
  const start = performance.now();
  const { passed, failed, output, unchecked: reason } = await check.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(output);
  if (reason !== undefined) {
    unchecked.push(check.name);
    console.log(`NOT CHECKED ${check.name}: ${reason}`);
    return;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}

if (!isPinned && isChosen(storySuite)) {
  unchecked.push('pictures of the sheets');
  console.log(
    'NOT CHECKED pictures of the sheets: other browsers draw other pixels (docs/visual-regression.md)',
  );
}
await compileCatalogs();
await Promise.all(staticChecks.filter(isChosen).map(runCheck));
const atMostTwo = pLimit(2);
await Promise.all(suites.filter(isChosen).map(suite => atMostTwo(() => runCheck(suite))));
for (const suite of builtSuites.filter(isChosen)) await runCheck(suite);
await rm(reports, { recursive: true, force: true });
for (const { file, title, faults } of failures) {
  const beginnings = faults.map(fault => fault.split('\n', 10).join('\n'));
  console.log([`${file}: ${title}`, ...beginnings].join('\n'));
}
if (unchecked.length > 0) console.log(`Not checked: ${unchecked.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
