import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../../../domain/start-error.ts';
import { makeDataDir } from '../../config/data-dir.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { openCluster, role } from './cluster.ts';
import { takeLock } from './lock.ts';
import { endPostgres, isAlive, mayListenIn, until } from './process-info.ts';
import { chooseUser } from './run-as.ts';

/** Parameters of a connection; the host is the directory of a Unix socket. */
export interface SocketConnection {
  host: string;
  user: string;
  password: string;
  database: string;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** Settles when PostgreSQL has ended, stopped or crashed. */
  exited: Promise<void>;
  /** Ends PostgreSQL within 5 seconds and releases the data directory. */
  stop: () => Promise<void>;
}

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  // keeps values of failed statements out of the log, such as an e-mail address or a whole row
  log_error_verbosity: 'terse',
};

/** A PostgreSQL that is starting. */
export interface LaunchedPostgres {
  /**
   * Waits until it accepts connections.
   *
   * @throws StartError that names the log with the reasons
   */
  ready: () => Promise<EmbeddedPostgres>;
}

/**
 * Launches the PostgreSQL of a data directory, see `startEmbeddedPostgres`; the caller has to await `ready`.
 *
 * @throws StartError that says what to do
 */
export async function launchEmbeddedPostgres(
  directory: string,
  programs?: Binaries,
): Promise<LaunchedPostgres> {
  const dataDir = resolve(directory);
  await makeDataDir(dataDir);
  const user = chooseUser();
  const binaries = programs ?? (await findBinaries(user.ids !== undefined));
  // a socket's path may have at most 107 bytes, so it is not in the data directory
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
      // a separate process group: Ctrl-C must reach only this process, so that requests in progress still have their database
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
 * Starts the PostgreSQL of a data directory. One that a killed process left running is ended first; every
 * committed write is there afterwards.
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

/** Line of `postmaster.pid` with the directory of the socket; empty until PostgreSQL listens. */
const socketLine = 4;

/** Ends a PostgreSQL whose server was killed, or removes its `postmaster.pid` when the process does not exist any more. */
async function endOrphan(clusterPath: string): Promise<void> {
  const mark = join(clusterPath, 'postmaster.pid');
  // without the file there is no PostgreSQL to end
  const lines = (await readFile(mark, 'utf8').catch(() => undefined))?.split('\n');
  if (!lines) return;
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (isAlive(pid) && mayListenIn(pid, lines[socketLine] ?? '')) await endPostgres(pid);
  else await rm(mark, { force: true });
}

const noSuchDatabase = '3D000';

/** Runs work on a new connection; returns the code of an error, or null. */
async function on(
  connection: SocketConnection,
  work: (client: pg.Client) => unknown,
): Promise<string | null> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // a connection that breaks during the start is retried by the caller
  try {
    await client.connect();
    await work(client);
    return null;
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await client.end().catch(() => {}); // fails when it was not connected, or has broken
  }
}

/** True when the server accepts connections; creates the product's database the first time. */
async function answers(connection: SocketConnection): Promise<boolean> {
  const { database } = connection;
  const trouble = await on(connection, () => {});
  if (trouble !== noSuchDatabase) return trouble === null;
  const made = await on({ ...connection, database: 'postgres' }, client =>
    client.query(`create database ${client.escapeIdentifier(database)}`),
  );
  return made === null;
}
