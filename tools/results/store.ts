import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import type { TestResult } from './report-results.ts';

/** The results of a suite when it last ran as a whole. */
export interface SuiteResults {
  /** Name of the suite as `pnpm test` prints it. */
  suite: string;
  /** The tested commit, with `+` behind it if files had changed since. */
  version: string;
  /** When the suite ended, ISO 8601. */
  endedAt: string;
  tests: TestResult[];
}

/** Below the installed packages, where caches lie: a fresh clone has no results. */
const usualFolder = join(root, 'node_modules', '.cache', 'test-results');
const fileOf = (folder: string, suite: string) => join(folder, `${suite.replaceAll(/\W+/g, '-')}.json`);

/** Removes the results of a suite before it runs, so that a run without an end leaves none of the run before. */
export async function forgetResults(suite: string, folder = usualFolder): Promise<void> {
  await rm(fileOf(folder, suite), { force: true });
}

/** Stores the results of a suite in place of those before. */
export async function storeResults(results: SuiteResults, folder = usualFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, results.suite), JSON.stringify(results));
}

/** The last results of every suite; none where nothing ran yet. */
export async function readResults(folder = usualFolder): Promise<SuiteResults[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter(name => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as SuiteResults),
  );
}
