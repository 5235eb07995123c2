import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/run-step.ts';
import { playwrightResults, vitestResults } from './report-results.ts';
import { forgetResults, readResults, storeResults } from './store.ts';

const file = 'packages/rules/src/vat.test.ts';

it('reads how each test ended from a report of Vitest', () => {
  const assertionResults = [
    { fullName: 'a receipt names the rate', status: 'passed', failureMessages: [] },
    {
      fullName: 'a receipt adds up',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m'],
    },
    { fullName: 'a receipt has no tax', status: 'skipped', failureMessages: [] },
  ];
  const report = { testResults: [{ name: join(root, file), status: 'failed', assertionResults }] };
  expect(vitestResults(JSON.stringify(report))).toEqual([
    { file, title: 'a receipt names the rate', state: 'passed', faults: [] },
    { file, title: 'a receipt adds up', state: 'failed', faults: ['expected 2 to be 3'] },
    { file, title: 'a receipt has no tax', state: 'skipped', faults: [] },
  ]);
});

it('a file that could not be loaded is a failure', () => {
  const message = 'Cannot find module';
  const report = {
    testResults: [{ name: join(root, file), status: 'failed', message, assertionResults: [] }],
  };
  expect(vitestResults(JSON.stringify(report))).toEqual([
    { file, title: '', state: 'failed', faults: [message] },
  ]);
});

it('reads one result for each device from a report of Playwright, and counts a flaky test as failed', () => {
  const spec = (title: string, ...states: string[]) => {
    const results = [{ errors: [{ message: 'Error: \u001b[2mno receipt\u001b[22m' }] }];
    const tests = states.map(status => ({ status, results: status === 'unexpected' ? results : [] }));
    return { title, file: 'money.spec.ts', tests };
  };
  const report = {
    config: { rootDir: join(root, 'app/e2e/specs') },
    suites: [
      {
        title: 'money.spec.ts',
        specs: [spec('an order', 'expected', 'flaky')],
        suites: [{ title: 'a refund', specs: [spec('is paid', 'unexpected', 'skipped')] }],
      },
    ],
  };
  const results = playwrightResults(JSON.stringify(report));
  expect(new Set(results.map(result => result.file))).toEqual(new Set(['app/e2e/specs/money.spec.ts']));
  expect(results.map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'an order: passed',
    'an order: failed',
    'a refund is paid: failed',
    'a refund is paid: skipped',
  ]);
  expect(results.flatMap(({ faults }) => faults)).toEqual(['Error: no receipt']);
});

it('keeps the last results of each suite, and none of a run that did not end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-results-'));
  const results = (suite: string, endedAt: string) => ({ suite, version: 'abc', endedAt, tests: [] });
  expect(await readResults(join(folder, 'none'))).toEqual([]);
  await storeResults(results('end to end', '2026-11-26T18:00:00.000Z'), folder);
  await storeResults(results('unit', '2026-11-26T18:00:00.000Z'), folder);
  await storeResults(results('unit', '2026-11-26T19:00:00.000Z'), folder);
  await forgetResults('end to end', folder);
  expect(await readResults(folder)).toEqual([results('unit', '2026-11-26T19:00:00.000Z')]);
  await rm(folder, { recursive: true });
});
