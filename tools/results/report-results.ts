import { relative } from 'node:path';
import { root } from '../support/run-step.ts';

/** How a test ended when it last ran. */
export interface TestResult {
  /** From the root of the repository. */
  file: string;
  /** With the titles of the blocks around it; empty where the file itself failed. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

const fromRoot = (path: string) => relative(root, path);

/** The parts that are read of a JSON report of Vitest. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const states: Record<string, TestResult['state']> = { passed: 'passed', failed: 'failed' };

/** The results in a JSON report of Vitest. A file that could not be loaded is a failure without title. */
export function vitestResults(report: string): TestResult[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test): TestResult => {
      return { file: fromRoot(name), title: test.fullName, state: states[test.status] ?? 'skipped' };
    });
    const broken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return broken ? [...tests, { file: fromRoot(name), title: '', state: 'failed' }] : tests;
  });
}

/** The parts that are read of a JSON report of Playwright. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

/** Playwright's words; a flaky test counts as failed. */
const playwrightStates: Record<string, TestResult['state']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

/** The results in a JSON report of Playwright: one for each device. */
export function playwrightResults(report: string): TestResult[] {
  const { config, suites } = JSON.parse(report) as PlaywrightReport;
  const resultsOf = ({ specs, suites: inner = [] }: PlaywrightSuite, titles: string[]): TestResult[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test): TestResult => {
        return {
          file: fromRoot(`${config.rootDir}/${file}`),
          title: [...titles, title].join(' '),
          state: playwrightStates[test.status] ?? 'skipped',
        };
      }),
    ),
    ...inner.flatMap(suite => resultsOf(suite, [...titles, suite.title])),
  ];
  // the outermost suites are the files
  return suites.flatMap(suite => resultsOf(suite, []));
}
