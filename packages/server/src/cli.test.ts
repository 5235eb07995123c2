import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { velluto as runVelluto } from '../test/run-command.ts';
import { startProcess } from '../test/start-process.ts';
import { runCommand } from './cli.ts';

const home = await mkdtemp(join(tmpdir(), 'velluto-cli-'));
const dataDir = join(home, 'data');
const secret = 'geheim';
afterAll(() => rm(home, { recursive: true, force: true }));

const velluto = (...args: string[]) => runVelluto(dataDir, {}, ...args);

it('lists the commands, and refuses an unknown one', async () => {
  const help = await velluto();
  expect(help).toMatchObject({ code: 0, errorOutput: '' });
  expect(help.output).toContain('ledger check');
  expect(await velluto('ledger', 'burn')).toMatchObject({ code: 2, output: '', errorOutput: help.output });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const name of ['constructor', 'toString', '__proto__']) expect(await runCommand([name])).toBe(2);
  write.mockRestore();
});

it('tells its version', async () => {
  expect(await velluto('--version')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^velluto \d+\.\d+\.\d+\n$/),
  });
});

it('creates no database where there is none', async () => {
  expect(await velluto('ledger', 'check')).toEqual({
    code: 1,
    output: '',
    errorOutput: `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

it('explains a single command', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const help of ['--help', '-h'])
    expect(await runCommand(['db', 'copy', '--from', 'data', help])).toBe(0);
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/^Usage: velluto db copy --from PLACE .*\n\n {2}Copies/),
  );
  write.mockRestore();
});

describe('a command reports wrong arguments before it opens the database', () => {
  const errors: string[] = [];
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation(text => errors.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());
  const gift = 'discount give --site velluto --email a@example.com --percent';

  it.each([
    ['moderation decide', 'Name one reference.'],
    ['moderation decide V-0 --outcome burn', 'Say --outcome: reject, warn, remove-photo, disable, uphold.'],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons because',
      'Say --reasons <reader>.<language>=<text or @file>',
    ],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons reporter.it=x --reasons reporter.de=y',
      'Give one text for the reporter.',
    ],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons reporter.it=x --ground terms --rule taste',
      'Say --rule: age, respect, identity',
    ],
    [
      'moderation decide V-0 --by ada --reasons x --outcome constructor',
      'Say --outcome: reject, warn, remove',
    ],
    ['moderation decide V-0 --outcome warn', 'Say --by who decides, and --reasons why.'],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons x --ground mood',
      'Say --ground: law, terms, fraud.',
    ],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons reporter.it=x --authority Polizia',
      'Say --authority <name> with --informed <day>',
    ],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons reporter.it=x --authority Polizia --informed today',
      '--informed as in 2026-01-31',
    ],
    ['moderation report --from 2026-13-01', 'Say --from, as in 2026-01-31.'],
    ['moderation report --from 2026-02-31', 'Say --from, as in 2026-01-31.'],
    ['moderation report --from 2026-02-01 --until 2026-01-01', '--until must be later than --from.'],
    [
      'moderation report --from 2026-01-01 --until 2027-01-01 --complete',
      'Say --csv, the folder to write to.',
    ],
    [
      'moderation report --from 2026-01-01 --until 2027-01-01 --csv x --published soon',
      'Say --published, as in 2026-01-31.',
    ],
    ['moderation records --from 2026-02-01 --until 2026-01-01', '--until must be later than --from.'],
    ['moderation classify V-0', 'Say --source: notice, own, order.'],
    ['moderation classify --source own', 'Name one reference, in 200 characters at most.'],
    ['moderation order Milano-1', 'Say --site, the id of the site.'],
    ['moderation order --site velluto', 'Name one file, in 200 characters at most.'],
    ['moderation order Milano-1 --site velluto --kind burn', 'Say --kind: act, information.'],
    [
      'moderation order Milano-1 --site velluto --kind act --items 1.5',
      'Say --items, a whole number from 1.',
    ],
    [
      'moderation order Milano-1 --site velluto --kind act --received 2026-01-31T09:30',
      'Say --received with its zone, as in 2026-01-31T09:30+01:00.',
    ],
    [
      'moderation dispute A-1 --site velluto --submitted 2026-02-31T09:30Z',
      'Say --submitted with its zone, as in',
    ],
    [
      'moderation dispute A-1 --site velluto --submitted 2026-01-31T09:30Z --outcome lost',
      'Say --outcome: upheld, partially_reversed, reversed, omitted.',
    ],
    [
      'moderation suspension S-1 --site velluto',
      'Say --misuse: illegal_content, unfounded_notices, unfounded_complaints.',
    ],
    [
      'moderation decide V-0 --outcome warn --by ada --reasons reporter.it=@/none',
      '/none cannot be read (ENOENT).',
    ],
    ['moderation list --state open', 'Say --state: received, in_review, decided, appealed, final.'],
    ['moderation show V-0 --loud', "Unknown option '--loud'"],
    ['moderation list V-0', 'There is an argument too many: velluto moderation list [--state <state>].'],
    ['cells north', 'There is an argument too many: velluto cells.'],
    ['cells', 'CELLS_FILE is not set: there is one database, of all sites.'],
    ['pool move aurora', 'Say the pool and where it goes: velluto pool move POOL --to CELL.'],
    ['pool move --to north', 'Say the pool and where it goes'],
    ['pool move aurora boreal --to north', 'Say the pool and where it goes'],
    ['pool return', 'Say one pool: velluto pool return POOL.'],
    ['pool forget aurora boreal', 'Say one pool: velluto pool forget POOL.'],
    ['ledger check everything', 'There is an argument too many: velluto ledger check.'],
    ['ledger check --fix', "Unknown option '--fix': velluto ledger check."],
    ['db copy --from', "Option '--from <value>' argument missing: velluto db copy --from PLACE"],
    [
      `db copy --from postgress://a:${secret}@db/x --to data`,
      '--from is an address that does not begin with',
    ],
    [
      `db copy --from postgres://a:${secret}@db/x --to postgress://b:${secret}@db/y`,
      '--to is an address that does',
    ],
    [
      `db copy --from postgres://a:${secret}@127.0.0.1:1/x --to data`,
      'The database of --from cannot be reached (connect ECONNREFUSED',
    ],
    [
      `db copy --from postgres://a:${secret}@h:x/y --to data`,
      'The database of --from cannot be reached (Invalid URL)',
    ],
    [
      `db copy --from postgres://a:${secret}@db/x?sslrootcert=/none --to data`,
      'sslrootcert in --from names /none, which cannot be read (ENOENT).',
    ],
    [`db copy --from a:${secret}@db/x --to data`, '--from is neither an address (postgres://…) nor a data'],
    ['db copy --from postgres://db/x --to postgres://db/x', 'The two ends must not be the same.'],
    ['db copy --from DATABASE_URL --to data', 'DATABASE_URL is not set.'],
    [`blobs copy postgres://a:${secret}@db/x`, 'There is an argument too many: velluto blobs copy'],
    ['blobs copy --from s3://bucket --to data', 'say "s3" for the one that S3_* names.'],
    ['refund repaid', 'Say --payment, the id of the payment it is of.'],
    ['discount give', 'Say --site and --email of the member.'],
    [`${gift} 100`, 'Say --percent, a whole number from 1 to 99.'],
    [`${gift} 20`, 'Say --why the member gets it.'],
    [`${gift} 20 --why Because`, 'Say --why as language and text'],
    [`${gift} 20 --why it=Ciao --until 2027-02-31`, 'Say --until as a day'],
  ])('%s', async (command, message) => {
    expect(await runCommand(command.split(' '))).toBe(1);
    expect(errors.join('')).toContain(message);
    expect(errors.join('')).toMatch(/^[^\n]+\n$/);
    expect(errors.join('')).not.toContain(secret);
  });
});

it('takes an address from the environment, so that its password is not in the process list', async () => {
  vi.stubEnv('DATABASE_URL', `postgres://a:${secret}@db/x`);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommand(['db', 'copy', '--from', 'DATABASE_URL', '--to', 'DATABASE_URL'])).toBe(1);
  expect(write).toHaveBeenCalledWith('The two ends must not be the same.\n');
  write.mockRestore();
  vi.unstubAllEnvs();
});

it('works on the embedded database, beside a running server and without one', {
  timeout: 120_000,
}, async () => {
  const proved = { code: 0, output: expect.stringContaining('The ledger adds up'), errorOutput: '' };
  const server = startProcess(dataDir);
  expect(await server.address).not.toBeNull();
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  const judge = [
    '--by',
    'Ada',
    '--outcome',
    'warn',
    '--ground',
    'terms',
    '--rule',
    'respect',
    '--reasons',
    'reporter.it=Twenty signs and a few more.',
  ];
  expect(await velluto('moderation', 'decide', 'v-0000-0000-0000', ...judge)).toEqual({
    code: 1,
    output: '',
    errorOutput: 'There is no complaint with this reference.\n',
  });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await velluto('ledger', 'check')).toMatchObject(proved);
  expect(await velluto('moderation', 'list')).toEqual({
    code: 0,
    output: 'Nothing waits.\n',
    errorOutput: '',
  });

  const reports = join(home, 'reports');
  const period = ['--from', '2026-01-01', '--until', '2027-01-01'];
  const write = () => velluto('moderation', 'report', ...period, '--csv', reports);
  const future = ['--from', '2026-01-01', '--until', '2999-01-01', '--csv', reports, '--complete'];
  expect(await velluto('moderation', 'report', ...future)).toEqual({
    code: 1,
    output: '',
    errorOutput: 'The period has not ended: nothing is complete yet.\n',
  });
  expect(await write()).toMatchObject({ code: 0, errorOutput: '' });
  expect(readdirSync(join(reports, 'velluto'))).toHaveLength(11);
  const notices = readFileSync(join(reports, 'velluto', '4_notices.csv'), 'utf8');
  expect(notices.split('\r\n')[1]).toContain(',Velluto,2026-01-01/2026-12-31,TOTAL,,0,,0,');
  // a report that was published, or completed by hand, is not overwritten
  expect(await write()).toEqual({
    code: 1,
    output: '',
    errorOutput: `${join(reports, 'nordlys')} is there already: name a new folder.\n`,
  });
});
