import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { collect, runProgram, startProcess } from '../test/start-process.ts';

const home = await mkdtemp(join(tmpdir(), 'velluto-cli-'));
const dataDir = join(home, 'data');
afterAll(() => rm(home, { recursive: true, force: true }));

/** Runs a command as an operator does. */
async function velluto(...args: string[]) {
  const child = runProgram(resolve(import.meta.dirname, 'cli.ts'), dataDir, {}, args);
  const [said, complaint] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>(done => child.on('close', done));
  return { code, said: said(), complaint: complaint() };
}

it('says what there is, and refuses what there is not', async () => {
  const help = await velluto();
  expect(help).toMatchObject({ code: 0, complaint: '' });
  expect(help.said).toContain('ledger check');
  expect(await velluto('ledger', 'burn')).toMatchObject({ code: 2, said: '', complaint: help.said });
});

it('works on the embedded database, alone and beside a server that runs', { timeout: 60_000 }, async () => {
  const proved = { code: 0, said: expect.stringContaining('The ledger adds up'), complaint: '' };
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  const server = startProcess(dataDir);
  expect(await server.address).not.toBeNull();
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
