import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collect, runProgram, startProcess } from '../test/start-process.ts';
import { runCommand } from './cli.ts';

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

describe('before it opens anything, a command says what is wrong', () => {
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation(text => complaints.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());
  const gift = 'discount give --site velluto --email a@example.com --percent';

  it.each([
    ['trust decide', 'Name one reference.'],
    ['trust decide V-0 --outcome burn', 'Say --outcome: reject, warn, remove-photo, disable, uphold.'],
    ['trust decide V-0 --outcome warn', 'Say --by who decides, and --reasons why.'],
    ['trust list --state open', 'Say --state: received, in_review, decided, appealed, final.'],
    ['trust show V-0 --loud', "Unknown option '--loud'"],
    ['discount give', 'Say --site and --email of the member.'],
    [`${gift} 100`, 'Say --percent, a whole number from 1 to 99.'],
    [`${gift} 20`, 'Say --why the member gets it.'],
    [`${gift} 20 --why Because`, 'Say --why as language and text'],
    [`${gift} 20 --why it=Ciao --until 2027-02-31`, 'Say --until as a day'],
  ])('%s', async (line, complaint) => {
    expect(await runCommand(line.split(' '))).toBe(1);
    expect(complaints.join('')).toContain(complaint);
  });
});

it('works on the embedded database, alone and beside a server that runs', { timeout: 120_000 }, async () => {
  const proved = { code: 0, said: expect.stringContaining('The ledger adds up'), complaint: '' };
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  expect(await velluto('trust', 'list')).toEqual({ code: 0, said: 'Nothing waits.\n', complaint: '' });
  const server = startProcess(dataDir);
  expect(await server.address).not.toBeNull();
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  const judge = ['--by', 'Ada', '--outcome', 'warn', '--reasons', 'Twenty signs and a few more.'];
  expect(await velluto('trust', 'decide', 'v-0000-0000-0000', ...judge)).toEqual({
    ...{ code: 1, said: '', complaint: 'There is no complaint with this reference.\n' },
  });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
