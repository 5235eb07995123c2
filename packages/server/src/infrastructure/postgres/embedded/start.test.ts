import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '../../../domain/start-error.ts';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from './start.ts';

const home = await mkdtemp(join(tmpdir(), 'velluto-orphan-'));
afterAll(() => rm(home, { recursive: true, force: true }));

it('does not end another process that has the id of our PostgreSQL after a reboot', async () => {
  const data = join(home, 'data');
  const pidFile = join(data, 'postgres', 'postmaster.pid');
  const first = await startEmbeddedPostgres(data);
  const [owner, pidContent] = [await stat(pidFile), await readFile(pidFile, 'utf8')];
  await first.stop();
  const program = join(home, 'postgres');
  await symlink(process.execPath, program);
  const other = spawn(program, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await writeFile(pidFile, pidContent.replace(/^\d+/, String(other.pid)));
  await chown(pidFile, owner.uid, owner.gid);

  const second = await startEmbeddedPostgres(data);
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
  await second.stop();
  other.kill();
});

it('keeps the values of a failed statement out of its log', async () => {
  const data = join(home, 'terse');
  const postgres = await startEmbeddedPostgres(data);
  const { pool, close } = openDatabase(postgres.connection, () => {}, { name: 'test' });
  await pool.query('create table member (email text primary key)');
  const add = () => pool.query('insert into member values ($1)', ['nina@example.com']);
  await add();
  await expect(add()).rejects.toThrow(/duplicate key/);
  await close();
  await postgres.stop();
  const log = await readFile(join(data, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('nina@example.com');
});

it('refuses a file in place of the data directory, with one sentence', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres(file)).rejects.toThrow(
    new StartError(
      `The data directory ${file} cannot be made (EEXIST: file already exists, mkdir '${file}').`,
    ),
  );
});

it.runIf(existsSync('/proc'))(
  'refuses a data directory where none can be made, with a sentence',
  async () => {
    await expect(startEmbeddedPostgres('/proc/none/data')).rejects.toThrow(
      new StartError(
        "The data directory /proc/none/data cannot be made (ENOENT: no such file or directory, mkdir '/proc/none').",
      ),
    );
  },
);
