import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { compileCatalogs } from './build/app.ts';
import { runStep } from './support/run-step.ts';
import { completeReport } from './vrt/report.ts';

interface Tally {
  passed: number;
  failed: number;
  /** Shown only when something failed. */
  output: string;
}
interface Check {
  name: string;
  run: () => Promise<Tally>;
}

const [, , ...words] = process.argv;
/** `all`: every face, device and engine. By itself a run has what shows another kind of fault (decision 0037). */
const all = words.includes('all');
const wanted = words.filter(word => word !== 'all');
if (all) process.env.TEST_ALL = '1';

const reports = await mkdtemp(join(tmpdir(), 'velluto-test-'));

/** A command that passes or fails as a whole. */
const command = (name: string, program: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runStep(program, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** A command that may be unable to find out; its lines that begin with `note:` are shown, and nothing has passed then. */
const noting = (check: Check): Check => ({
  ...check,
  run: async () => {
    const tally = await check.run();
    const notes = tally.output.split('\n').filter(line => line.startsWith('note: '));
    for (const note of notes) console.log(note);
    return notes.length === 0 ? tally : { ...tally, passed: 0 };
  },
});

/** A command whose last line says how much passed and failed. */
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

/** A test runner that writes a JSON report; a run that counts no failed test but exits badly is one failure. */
const runner = (
  name: string,
  program: string,
  args: string[],
  read: (report: string) => [number, number],
): Check => ({
  name,
  run: async () => {
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: process.env.CI ?? '1' };
    const { code, output } = await runStep(
      program,
      program === 'vitest' ? [...args, `--outputFile.json=${file}`] : args,
      { env },
    );
    // a run that broke off has written no report
    const report = await readFile(file, 'utf8').catch(() => undefined);
    const [passed, failed] = report === undefined ? [0, 0] : read(report);
    const ranNothing = passed + failed === 0;
    return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, output };
  },
});

const vitest = (name: string, ...projects: string[]) =>
  runner(
    name,
    'vitest',
    ['run', ...projects.flatMap(project => ['--project', project]), '--reporter=default', '--reporter=json'],
    report => {
      const { numPassedTests, numFailedTests } = JSON.parse(report);
      return [numPassedTests, numFailedTests];
    },
  );

/** Who has to look at changed pictures should find the one before beside each. */
const reported = (check: Check): Check => ({
  ...check,
  run: async () => {
    const tally = await check.run();
    return tally.failed === 0 ? tally : { ...tally, output: `${tally.output}${await completeReport()}` };
  },
});

const playwright = (name: string) =>
  runner(
    name,
    'playwright',
    ['test', '--config', 'app/e2e/playwright.config.ts', '--reporter=dot,json'],
    report => {
      const { expected, unexpected, flaky } = JSON.parse(report).stats;
      return [expected, unexpected + flaky];
    },
  );

/** These read the sources alone and change nothing, so they run side by side. */
const staticChecks: Check[] = [
  command('format and lint', 'biome', 'ci', '--colors=off', '.'),
  command('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  command('exact versions', 'node', 'tools/checks/versions.ts'),
  command('import rules', 'node', 'tools/checks/imports.ts'),
  command('texts that page translators may move', 'node', 'tools/checks/changing-texts.ts'),
  command('contract', 'node', 'tools/contract/check.ts'),
  command('names in docs/architecture.md', 'node', 'tools/checks/architecture.ts'),
  command('tests in docs/coverage.md', 'node', 'tools/checks/coverage.ts'),
  command('secrets in the repository', 'node', 'tools/checks/secrets.ts'),
  noting(command('audit of dependencies', 'node', 'tools/checks/audit.ts')),
  command('translations in step with the code', 'node', 'tools/checks/catalogs.ts'),
];

/** Two at a time, in this order: one waits for its browser or database while the other works. */
const suites: Check[] = [
  reported(vitest('contact sheets: axe, pixels, words in the tightest place, probe brand', 'visual')),
  vitest('server on PostgreSQL', 'server'),
  vitest('stories with axe', 'stories'),
  vitest('unit', 'unit'),
  vitest('server on external engines', 'external'),
  counting('npm package from its tarball', 'node', 'tools/package/check.ts'),
  command('build of the app', 'node', 'tools/build/build.ts', 'app'),
];

/** What needs the build, one after the other. */
const builtSuites: Check[] = [
  command('size of every route', 'node', 'tools/bench/sizes.ts', '--gate'),
  playwright('end to end'),
];

const isChosen = ({ name }: Check) => wanted.length === 0 || wanted.some(word => name.includes(word));
const total = { passed: 0, failed: 0 };

async function runCheck(check: Check) {
  const start = performance.now();
  const { passed, failed, output } = await check.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}

await compileCatalogs();
await Promise.all(staticChecks.filter(isChosen).map(runCheck));
const atMostTwo = pLimit(2);
await Promise.all(suites.filter(isChosen).map(suite => atMostTwo(() => runCheck(suite))));
for (const suite of builtSuites.filter(isChosen)) await runCheck(suite);
await rm(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
