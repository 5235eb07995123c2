import { holdsStories, type NamedTest } from '../checks/named-tests.ts';
import type { SuiteResults } from '../results/store.ts';

/** How a test that a document names ended when it last ran. */
export interface LastResult {
  /** File as the document writes it. */
  name: string;
  /** Title or story; undefined where all tests of the file are meant. */
  title?: string;
  state: 'passed' | 'failed' | 'not run';
  /** Commit and time of the test, the oldest where several suites ran it; undefined where it did not run. */
  version?: string;
  endedAt?: string;
}

/** Placeholders of values in the title of a test that runs with several: `%s`, `$name`, `${name}`. */
const values = /%[a-z#%]|\$\{[^}]*\}|\$[a-z]\w*/gi;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (title: string) => new RegExp(title.split(values).map(escaped).join('.*'), 's');

/** Runners print the name of a story with spaces: `DirectDebit` is “Direct Debit”. */
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

const isMeant = (file: string, title: string | undefined, found: string): boolean => {
  // an empty title means the file, which could not be loaded
  if (title === undefined || found === '') return true;
  return holdsStories(file) ? withoutSpaces(found) === title : patternOf(title).test(found);
};

function lastResult(
  { name, file }: NamedTest,
  title: string | undefined,
  suites: readonly SuiteResults[],
): LastResult {
  const found = suites.flatMap(({ version, endedAt, tests }) =>
    tests
      .filter(test => test.file === file && test.state !== 'skipped' && isMeant(file, title, test.title))
      .map(({ state }) => ({ state, version, endedAt })),
  );
  const [oldest] = found.toSorted((a, b) => a.endedAt.localeCompare(b.endedAt));
  if (!oldest) return { name, title, state: 'not run' };
  const state = found.some(result => result.state === 'failed') ? 'failed' : 'passed';
  return { name, title, state, version: oldest.version, endedAt: oldest.endedAt };
}

/** The last results of what a document names: one for each title, or one for the file. */
export const lastResults = (test: NamedTest, suites: readonly SuiteResults[]): LastResult[] =>
  test.titles.length === 0
    ? [lastResult(test, undefined, suites)]
    : test.titles.map(title => lastResult(test, title, suites));
