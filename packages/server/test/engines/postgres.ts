import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '../../src/infrastructure/postgres/embedded/binaries.ts';
import { chooseUser } from '../../src/infrastructure/postgres/embedded/run-as.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { freePort } from './port.ts';
import { type Engine, engineOf } from './program.ts';

const run = promisify(execFile);
const user = 'velluto';
const password = 'p%40ss word'; // contains characters that have to be escaped in a URL, as some real passwords do

/** An external PostgreSQL, reached over TCP by an address. */
export interface ExternalPostgres extends Engine {
  /** Its major version. */
  major: number;
  host: string;
  port: number;
  user: string;
  password: string;
  /** Its data directory, and the user it belongs to when that is another than this process's. */
  data: string;
  ids: { uid: number; gid: number } | undefined;
  /** Address of one of its databases, in the form of `DATABASE_URL`. */
  url(database: string): string;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Programs of a PostgreSQL. */
export interface PostgresPrograms {
  postgres: string;
  initdb: string;
  major: number;
}

/** The oldest installed PostgreSQL that Velluto supports, so that the oldest and (by the embedded one) the newest version are tested. */
export function systemPostgres(): PostgresPrograms | null {
  for (let major = 15; major < 30; major++) {
    const folder = `/usr/lib/postgresql/${major}/bin`;
    if (existsSync(join(folder, 'initdb')))
      return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb'), major };
  }
  return null;
}

/** Makes and starts a cluster with the system's PostgreSQL, or else with that of the npm package. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<ExternalPostgres> {
  const owner = chooseUser();
  const programs = systemPostgres() ?? (await findBinaries(owner.ids !== undefined));
  const home = await scratchFolder();
  await owner.own(home);
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password);
  await owner.own(passwordFile);
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  await owner.own(data);
  const access = ['-U', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  await run(programs.initdb, ['-D', data, ...access, '-E', 'UTF8', '--locale', 'C.UTF-8'], {
    cwd: home,
    ...owner.ids,
  });
  const postgres = await engineIn({ owner, programs, home, data }, settings);
  await postgres.start();
  return postgres;
}

/**
 * Starts a streaming replica of a PostgreSQL of `startPostgres`, which is stopped while its files are copied.
 *
 * @param settings of the replica, the same as the primary's where these have to be equal
 */
export async function startReplica(
  primary: ExternalPostgres,
  settings: Record<string, string> = {},
): Promise<ExternalPostgres> {
  const owner = chooseUser();
  const programs = systemPostgres() ?? (await findBinaries(owner.ids !== undefined));
  const home = await scratchFolder();
  await owner.own(home);
  const data = join(home, 'data');
  await primary.stop();
  await run('cp', ['-a', primary.data, data]);
  await writeFile(join(data, 'standby.signal'), '');
  await owner.own(join(data, 'standby.signal'));
  await primary.start();
  const { host, port } = primary;
  const primary_conninfo = `host=${host} port=${port} user=${user} password='${password}'`;
  const replica = await engineIn({ owner, programs, home, data }, { ...settings, primary_conninfo });
  await replica.start();
  return replica;
}

/** A cluster on disk. */
interface ClusterParts {
  owner: ReturnType<typeof chooseUser>;
  programs: PostgresPrograms;
  home: string;
  data: string;
}

/** The PostgreSQL of a cluster, not started yet. */
async function engineIn(
  { owner, programs, home, data }: ClusterParts,
  settings: Record<string, string>,
): Promise<ExternalPostgres> {
  const [host, port] = ['127.0.0.1', await freePort()];
  const allSettings = {
    listen_addresses: host,
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    // durability is tested with the embedded PostgreSQL; here it would only cost time
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    ...settings,
  };
  const connection = { host, port, user, password };
  const engine = engineOf({
    program: programs.postgres,
    args: ['-D', data, ...Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    options: { cwd: home, ...owner.ids },
    stopSignal: 'SIGINT',
    answers: async () => {
      const client = new pg.Client({ ...connection, database: 'postgres' });
      client.on('error', () => {});
      try {
        await client.connect();
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => {}); // fails when it was not connected
      }
    },
  });
  return {
    ...engine,
    ...connection,
    major: programs.major,
    data,
    ids: owner.ids,
    url: database =>
      `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${encodeURIComponent(database)}`,
    remove: async () => {
      await engine.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
