import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedDatabase, startCluster } from '../../../test/cluster.ts';
import { startPostgres } from '../../../test/engines/postgres.ts';
import { velluto } from '../../../test/run-command.ts';
import { collect, runProgram } from '../../../test/start-process.ts';

const run = promisify(execFile);
if (!existsSync('/usr/bin/pgbackrest')) throw new Error('Install it: apt-get install pgbackrest');

describe('backups of pgBackRest', { timeout: 300_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), 'velluto-backup-'));
  await chmod(home, 0o777);
  const config = join(home, 'pgbackrest.conf');
  const postgres = await startPostgres({
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${config} --stanza=velluto archive-push %p`,
    archive_timeout: '60',
    unix_socket_directories: home,
  });
  afterAll(async () => {
    await postgres.remove();
    await rm(home, { recursive: true, force: true });
  });
  for (const folder of ['repository', 'log', 'lock', 'spool']) {
    await mkdir(join(home, folder));
    if (postgres.ids) await chown(join(home, folder), postgres.ids.uid, postgres.ids.gid);
  }
  await writeFile(
    config,
    `[global]
repo1-path=${join(home, 'repository')}
log-path=${join(home, 'log')}
lock-path=${join(home, 'lock')}
spool-path=${join(home, 'spool')}
start-fast=y
[velluto]
pg1-path=${postgres.data}
pg1-port=${postgres.port}
pg1-socket-path=${home}
pg1-user=${postgres.user}
`,
  );
  const backrest = (...args: string[]) =>
    run('pgbackrest', [`--config=${config}`, '--stanza=velluto', '--log-level-console=off', ...args], {
      ...postgres.ids,
      cwd: home,
      env: { ...process.env, PGPASSWORD: postgres.password },
    });
  const ownDatabase = await migratedDatabase(postgres);
  const cluster = await startCluster(1, {}, ownDatabase);
  const reader = await cluster.member();
  const writer = await cluster.member({ credits: 100 });
  const write = async (text: string) => {
    const { status } = await writer.call(
      'POST',
      '/api/message.php',
      { profile: reader.id, text },
      { key: crypto.randomUUID() },
    );
    expect(status).toBe(201);
  };
  /** Until the archive has everything written so far. */
  const archived = async () => {
    await ownDatabase.pool.query('select pg_switch_wal()');
    await backrest('check');
  };
  const drill = (...args: string[]) =>
    velluto(
      join(home, 'data-dir'),
      { DATABASE_URL: postgres.url('postgres'), DATA_KEY: cluster.environment.DATA_KEY ?? '' },
      ...['drill', 'restore', '--stanza', 'velluto', '--config', config, '--into', join(home, 'aside')],
      ...args,
    );
  const messagesIn = (output: string) => Number(/(\d+) messages/.exec(output)?.[1]);
  let beforeTheMistake = '';

  beforeAll(async () => {
    await backrest('stanza-create');
    await write('before the whole backup');
    await backrest('--type=full', 'backup');
    await write('before the increment');
    await backrest('--type=incr', 'backup');
    await write('in the archive only');
    const { rows } = await ownDatabase.pool.query('select clock_timestamp()::text as moment');
    beforeTheMistake = rows[0].moment;
    await ownDatabase.pool.query('create table mistake (at timestamptz)');
    await write('after the mistake');
    await archived();
  });

  it('bring back the last act from whole backup, increment and archive, with the ledger and the data key', async () => {
    const { code, output, errorOutput } = await drill();
    expect([code, errorOutput]).toEqual([0, '']);
    expect(messagesIn(output)).toBe(4);
    expect(output).toMatch(/restored in [\d.]+ s[\s\S]*replayed in [\d.]+ s/);
    expect(output).toContain('The data key opens it.');
    expect(output).toContain('The ledger adds up');
  });

  it('bring back the moment before a mistake', async () => {
    const { code, output } = await drill('--to', beforeTheMistake);
    expect([code, messagesIn(output)]).toEqual([0, 3]);
  });

  it('are proved without anything left behind, and without touching what runs', async () => {
    expect(await readdir(home)).not.toContain('aside');
    await write('while it goes on');
    expect((await drill()).code).toBe(0);
  });

  it('are refused in one sentence with another data key, an unknown backup, or a folder that is there', async () => {
    const other = await velluto(
      join(home, 'data-dir'),
      { DATABASE_URL: postgres.url('postgres'), DATA_KEY: randomBytes(32).toString('base64') },
      ...['drill', 'restore', '--stanza', 'velluto', '--config', config, '--into', join(home, 'aside')],
    );
    expect([other.code, other.errorOutput]).toEqual([
      1,
      expect.stringMatching(/^The database was encrypted .*\n$/),
    ]);
    const unknown = await drill('--stanza', 'nowhere');
    expect([unknown.code, unknown.errorOutput]).toEqual([
      1,
      expect.stringMatching(/^pgBackRest cannot restore: .*\n$/),
    ]);
    await mkdir(join(home, 'aside'));
    const there = await drill();
    expect([there.code, there.errorOutput]).toEqual([
      1,
      expect.stringMatching(/^.* cannot be made \(EEXIST\).*\n$/),
    ]);
    await rm(join(home, 'aside'), { recursive: true });
  });

  it('leave neither data nor a database behind when the drill is interrupted', async () => {
    const child = runProgram(
      'cli',
      join(home, 'data-dir'),
      { DATABASE_URL: postgres.url('postgres'), DATA_KEY: cluster.environment.DATA_KEY ?? '' },
      ['drill', 'restore', '--stanza', 'velluto', '--config', config, '--into', join(home, 'aside')],
    );
    const errors = collect(child.stderr);
    await new Promise<void>(done => {
      collect(child.stdout, text => text.includes('restored in') && done());
    });
    child.kill('SIGTERM');
    expect(await new Promise(done => child.on('close', done))).toBe(1);
    expect(errors()).toBe('The drill was interrupted, and removed what it restored.\n');
    expect(await readdir(home)).not.toContain('aside');
  });

  it('do not prove a ledger that does not add up', async () => {
    await ownDatabase.pool.query('update wallet set balance = balance + 1 where member_id = $1', [writer.id]);
    await archived();
    const { code, output } = await drill();
    expect([code, output]).toEqual([1, expect.stringContaining('The ledger does not add up: 1 differences')]);
    await ownDatabase.pool.query('update wallet set balance = balance - 1 where member_id = $1', [writer.id]);
  });
});
