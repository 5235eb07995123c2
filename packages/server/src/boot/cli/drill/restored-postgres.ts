import { spawn } from 'node:child_process';
import { chown, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../../domain/start-error.ts';
import { endPostgres } from '../../../infrastructure/postgres/embedded/process-info.ts';

/** Role and database of the restored data. */
export interface RestoredDatabase {
  user: string;
  database: string;
}

/** Milliseconds between two looks whether everything is replayed. */
const lookMs = 500;
/** The longest replay of the archive, in milliseconds: a day. */
const longestReplay = 86_400_000;

/** What must not be as in production: nothing may listen outside, be archived, or wait for a standby that is not there. */
const settings = {
  listen_addresses: '',
  archive_mode: 'off',
  archive_command: '',
  synchronous_standby_names: '',
  // no connection is accepted before everything is replayed, and the limits of the lost machine need not be kept
  hot_standby: 'off',
  shared_preload_libraries: '',
  ssl: 'off',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  log_error_verbosity: 'terse',
};

/** The owner of the data, when this process is root: PostgreSQL refuses to run as root. */
async function ownerOf(data: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(join(data, 'PG_VERSION'));
  return { uid, gid };
}

/**
 * Starts a PostgreSQL on restored data, with settings of its own and reachable only by its user, and waits until it has
 * replayed the archive.
 *
 * @param signal interrupts the replay
 * @throws StartError with PostgreSQL's reason
 */
export async function startRestored(
  data: string,
  postgres: string,
  { user, database }: RestoredDatabase,
  signal: AbortSignal,
) {
  const owner = await ownerOf(data);
  // a socket's path may have at most 107 bytes, so it is not beside the data
  const folder = await mkdtemp(join(tmpdir(), 'velluto-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const file = (name: string) => join(folder, name);
  await writeFile(file('pg_hba.conf'), 'local all all trust\n');
  await writeFile(file('pg_ident.conf'), '');
  await writeFile(file('postgresql.conf'), '');
  const log = await open(file('postgres.log'), 'a', 0o600);
  const options = Object.entries({
    ...settings,
    config_file: file('postgresql.conf'),
    hba_file: file('pg_hba.conf'),
    ident_file: file('pg_ident.conf'),
    unix_socket_directories: folder,
  });
  const child = spawn(
    postgres,
    ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...owner,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  await log.close();
  let ended = false;
  const exited = new Promise<void>(done => {
    const end = () => {
      ended = true;
      done();
    };
    child.on('exit', end);
    child.on('error', end);
  });
  const connection = { host: folder, user, password: '', database };
  const stop = async () => {
    if (child.pid !== undefined) await endPostgres(child.pid);
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const answers = async () => {
    const client = new pg.Client(connection);
    client.on('error', () => {}); // it may still be replaying
    try {
      await client.connect();
      const { rows } = await client.query('select pg_is_in_recovery() as replaying');
      return !rows[0].replaying;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {}); // fails when it was not connected
    }
  };
  const replayed = async () => {
    const deadline = performance.now() + longestReplay;
    while (!(ended || signal.aborted) && performance.now() < deadline && !(await answers()))
      await setTimeout(lookMs);
  };
  await replayed();
  if (signal.aborted) {
    await stop();
    throw signal.reason;
  }
  if (!ended) return { connection, stop };
  const reasons = (await readFile(file('postgres.log'), 'utf8'))
    .split('\n')
    .filter(line => /FATAL|PANIC/.test(line) && !/the database system is/.test(line));
  await stop();
  throw new StartError(`The restored database does not start: ${reasons.at(-1) ?? 'it gave no reason'}`);
}
