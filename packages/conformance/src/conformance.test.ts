import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memberArguments, startBackend } from '../test/backend.ts';
import { run } from '../test/run-command.ts';
import { type Finding, operationIds } from './index.ts';

const { base, accounts, crowd } = await startBackend();
const folder = await mkdtemp(join(tmpdir(), 'velluto-conformance-'));
afterAll(() => rm(folder, { recursive: true }));

it('our server speaks the contract, in a second run too', { timeout: 180_000 }, async () => {
  const { ai, system } = await crowd();
  const logins = await accounts('anna', 'bruno', 'carla');
  const profiles = ['--profile', `${ai.id}=ai`, '--profile', `${system.id}=system`];
  const runs: Finding[][] = [];
  for (let count = 0; count < 2; count += 1) {
    const output = join(folder, `${count}.json`);
    const options = ['--base', base, '--format', 'json', '--output', output];
    const { code, out, err } = await run(...options, ...memberArguments(logins), ...profiles);
    expect(out).toBe('');
    const findings: Finding[] = JSON.parse(await readFile(output, 'utf8'));
    expect(findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect([code, err.split('\n').filter(line => !line.endsWith('so far, 0 failed'))]).toEqual([0, ['']]);
    runs.push(findings);
  }
  const [findings = [], again] = runs;
  expect(again).toEqual(findings);
  // a kit that skips what it should check would find no fault either
  const reasons = new Set(findings.flatMap(({ outcome, detail }) => (outcome === 'skipped' ? [detail] : [])));
  expect(
    [...reasons].filter(reason => !/^(it would|it is|the account was not made)/.test(reason ?? '')),
  ).toEqual([]);
  expect(new Set(findings.map(({ operation }) => operation))).toEqual(new Set(operationIds));
});
