import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { makeDataDir } from '../../../data-dir.ts';
import { StartError } from '../../../start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { openCluster, role } from './cluster.ts';
import { takeLock } from './lock.ts';
import { endPostgres, isAlive, mayListenIn, until } from './process-info.ts';
import { chooseUser } from './run-as.ts';

/** How to connect; the host is the directory of a Unix socket. */
export interface SocketConnection {
  host: string;
  user: string;
  password: string;
  database: string;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** Settles when PostgreSQL ended, wanted or not. */
  exited: Promise<void>;
  /** Ends it within 5 seconds and gives the data directory back. */
  stop: () => Promise<void>;
}

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  // without what values a statement failed on: an address that is taken, or a whole row
  log_error_verbosity: 'terse',
};

/** A PostgreSQL that was begun and comes up by itself. */
export interface LaunchedPostgres {
  /**
   * Waits until it takes connections.
   *
   * @throws StartError with where the reasons are
   */
  ready: () => Promise<EmbeddedPostgres>;
}

/**
 * Begins the PostgreSQL that belongs to a data directory, see `startEmbeddedPostgres`; the caller has to ask for `ready`.
 *
 * @throws StartError with what to do
 */
export async function launchEmbeddedPostgres(
  directory: string,
  programs?: Binaries,
): Promise<LaunchedPostgres> {
  const dataDir = resolve(directory);
  await makeDataDir(dataDir);
  const user = chooseUser();
  const binaries = programs ?? (await findBinaries(user.ids !== undefined));
  // a path to a socket may have 107 bytes, so it does not lie below the data directory
  const sockets = await mkdtemp(join(user.ids ? '/tmp' : tmpdir(), 'velluto-'));
  await user.own(sockets);
  const removeSockets = () => rm(sockets, { recursive: true, force: true });

  const { staleSockets, release } = await takeLock(dataDir, sockets).catch(async error => {
    await removeSockets();
    throw error;
  });
  const cleanUp = async () => {
    await removeSockets();
    await release();
  };
  try {
    await endOrphan(join(dataDir, 'postgres'));
    if (staleSockets) await rm(staleSockets, { recursive: true, force: true });
    const cluster = await openCluster(dataDir, binaries, user, sockets);
    const log = await open(join(dataDir, 'postgres.log'), 'a', 0o600);
    const options = Object.entries({ ...settings, unix_socket_directories: sockets });
    const child = spawn(
      binaries.postgres,
      ['-D', user.directory(cluster.path), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // a group of its own: Ctrl-C must reach us alone, so that requests in flight still find their database
      { cwd: cluster.path, ...user.ids, detached: true, stdio: ['ignore', log.fd, log.fd] },
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
    const stop = async () => {
      if (child.pid !== undefined) await endPostgres(child.pid);
      await exited;
      await cleanUp();
    };
    const connection = { host: sockets, user: role, password: cluster.password, database: 'velluto' };
    const ready = async () => {
      const up = await until(() => ended || answers(connection), 30_000);
      if (up && !ended) return { connection, exited, stop };
      await stop();
      throw new StartError(
        `The embedded PostgreSQL does not start; its reasons are in ${join(dataDir, 'postgres.log')}.`,
      );
    };
    return { ready };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/**
 * Starts the PostgreSQL that belongs to a data directory. What a killed process left running is ended first; every
 * acknowledged write is there afterwards.
 *
 * @param programs PostgreSQL of another major version, for data that it made
 * @throws StartError with what to do
 */
export async function startEmbeddedPostgres(
  directory: string,
  programs?: Binaries,
): Promise<EmbeddedPostgres> {
  const { ready } = await launchEmbeddedPostgres(directory, programs);
  return ready();
}

/** Line of the mark that names the directory of the socket; empty until it listens. */
const socketLine = 4;

/** Ends a PostgreSQL whose owner was killed, and removes its mark when the process is long gone. */
async function endOrphan(clusterPath: string): Promise<void> {
  const mark = join(clusterPath, 'postmaster.pid');
  // no mark, no PostgreSQL to end
  const lines = (await readFile(mark, 'utf8').catch(() => undefined))?.split('\n');
  if (!lines) return;
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (isAlive(pid) && mayListenIn(pid, lines[socketLine] ?? '')) await endPostgres(pid);
  else await rm(mark, { force: true });
}

const noSuchDatabase = '3D000';

/** Does something on a connection of its own; gives the code of what went wrong, null when nothing did. */
async function on(
  connection: SocketConnection,
  work: (client: pg.Client) => unknown,
): Promise<string | null> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // a connection cut while starting is answered by the next try
  try {
    await client.connect();
    await work(client);
    return null;
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await client.end().catch(() => {}); // it was not connected, or was cut off
  }
}

/** True when the server takes connections; makes the product's database the first time. */
async function answers(connection: SocketConnection): Promise<boolean> {
  const { database } = connection;
  const trouble = await on(connection, () => {});
  if (trouble !== noSuchDatabase) return trouble === null;
  const made = await on({ ...connection, database: 'postgres' }, client =>
    client.query(`create database ${client.escapeIdentifier(database)}`),
  );
  return made === null;
}
