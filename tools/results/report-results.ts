import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../support/run-step.ts';

/** How a test ended when it last ran. */
export interface TestResult {
  /** From the root of the repository. */
  file: string;
  /** With the titles of the blocks around it; empty where the file itself failed. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What went wrong, without colours; one text for each fault. Empty unless the test failed. */
  faults: string[];
}

const fromRoot = (path: string) => relative(root, path);

/** The parts that are read of a JSON report of Vitest. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const states: Record<string, TestResult['state']> = { passed: 'passed', failed: 'failed' };

/** The results in a JSON report of Vitest. A file that could not be loaded is a failure without title. */
export function vitestResults(report: string): TestResult[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromRoot(name);
    const tests = assertionResults.map((test): TestResult => {
      const state = states[test.status] ?? 'skipped';
      return {
        file,
        title: test.fullName,
        state,
        faults: test.failureMessages.map(stripVTControlCharacters),
      };
    });
    const broken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    if (!broken) return tests;
    return [...tests, { file, title: '', state: 'failed', faults: [stripVTControlCharacters(message)] }];
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
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: string;
  results: { errors: { message?: string }[] }[];
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
          faults: test.results.flatMap(({ errors }) =>
            errors.map(({ message = '' }) => stripVTControlCharacters(message)),
          ),
        };
      }),
    ),
    ...inner.flatMap(suite => resultsOf(suite, [...titles, suite.title])),
  ];
  // the outermost suites are the files
  return suites.flatMap(suite => resultsOf(suite, []));
}
