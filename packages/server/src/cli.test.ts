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

it.each([
  ['decide', 'Name one reference.'],
  ['decide V-0 --outcome burn', 'Say --outcome: reject, warn, remove-photo, disable, uphold.'],
  ['decide V-0 --outcome warn', 'Say --by who decides, and --reasons why.'],
  ['list --state open', 'Say --state: received, in_review, decided, appealed, final.'],
  ['show V-0 --loud', "Unknown option '--loud'"],
])('says what is wrong with trust %s before it opens anything', async (line, complaint) => {
  const answer = await velluto('trust', ...line.split(' '));
  expect(answer).toMatchObject({ code: 1, said: '' });
  expect(answer.complaint).toContain(complaint);
});

it.each([
  ['', 'Say --site and --email of the member.'],
  ['--site velluto --email a@example.com --percent 100', 'Say --percent, a whole number from 1 to 99.'],
  ['--site velluto --email a@example.com --percent 20', 'Say --why the member gets it.'],
  ['--site velluto --email a@example.com --percent 20 --why Because', 'Say --why as language and text'],
  [
    '--site velluto --email a@example.com --percent 20 --why it=Ciao --until 2027-02-31',
    'Say --until as a day',
  ],
])('says what is wrong with discount give %s before it opens anything', async (line, complaint) => {
  const answer = await velluto('discount', 'give', ...line.split(' ').filter(Boolean));
  expect(answer).toMatchObject({ code: 1, said: '' });
  expect(answer.complaint).toContain(complaint);
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
