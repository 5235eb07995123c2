import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../config.ts';
import { readCertificates } from '../ports/certificates.ts';
import { type DatabaseHandle, openDatabase } from '../ports/db/database.ts';
import type { Binaries } from '../ports/db/embedded/binaries.ts';
import { holdsCluster } from '../ports/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../ports/db/embedded/start.ts';
import { reasonOf, StartError } from '../start-error.ts';

const run = promisify(execFile);
const isAddress = (place: string) => /^postgres(ql)?:\/\//.test(place);
/** With any scheme: a wrong one must not make a folder that is called after a password. */
const looksLikeAddress = (place: string) => /\w{2,}:\//.test(place);
/** Stands for the address in the environment, since everybody on the machine sees the arguments of a command. */
const fromEnvironment = 'DATABASE_URL';
/** Another connection name than a server has, so that a server that still runs is recognised. */
const limits = { max: 2, name: 'velluto copy' };
const ignore = () => {}; // a broken connection fails the copy itself

/** The programs of a PostgreSQL in a folder, for data of another major version than ours. */
export async function binariesIn(folder: string): Promise<Binaries> {
  const postgres = join(folder, 'postgres');
  const { stdout } = await run(postgres, ['--version']).catch(error => {
    throw new StartError(`There is no PostgreSQL that runs in ${folder} (${error.message.split('\n')[0]}).`);
  });
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  return { postgres, initdb: join(folder, 'initdb'), major };
}

/** One end of a copy. */
interface CopyEndpoint {
  /** That names it, for errors: the place itself may hold a password. */
  option: '--from' | '--to';
  /** An address, or a data directory. */
  place: string;
}

/** A place as it is, or the address that it stands for. */
function resolved(place: string): string {
  if (place !== fromEnvironment) return place;
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl) return databaseUrl;
  throw new StartError(`${fromEnvironment} is not set.`);
}

/**
 * Reads where one end of a copy is, and opens nothing.
 *
 * @throws StartError when there cannot be a database
 */
export function readEndpoint(option: CopyEndpoint['option'], text: string): CopyEndpoint {
  const place = resolved(text);
  if (!isAddress(place)) {
    if (looksLikeAddress(place))
      throw new StartError(`${option} is an address that does not begin with postgres:// or postgresql://.`);
    if (option === '--from' && !holdsCluster(place))
      throw new StartError(
        `${option} is neither an address (postgres://…) nor a data directory with a database.`,
      );
  }
  return { option, place };
}

/** Opens the database at an address, and tells whether it can be used before the other end is touched. */
async function openAddress({ option, place }: CopyEndpoint): Promise<DatabaseHandle> {
  if (URL.canParse(place)) readCertificates(option, place);
  const handle = openDatabase({ connectionString: place }, ignore, limits);
  try {
    await handle.pool.query('select 1');
    return handle;
  } catch (error) {
    await handle.close();
    throw new StartError(`The database of ${option} cannot be reached (${reasonOf(error)}).`);
  }
}

/**
 * Opens one end of a copy.
 *
 * @throws StartError with what to do
 */
export async function openEndpoint(end: CopyEndpoint, binaries?: Binaries): Promise<DatabaseHandle> {
  if (isAddress(end.place)) return openAddress(end);
  const postgres = await startEmbeddedPostgres(end.place, binaries);
  const handle = openDatabase(postgres.connection, ignore, limits);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await postgres.stop();
    },
  };
}

/** @throws StartError when a server still works on the database: what it writes during a copy would be lost */
export async function refuseInUse({ pool }: DatabaseHandle, what: string): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'velluto'`,
  );
  if (rows[0]?.count) throw new StartError(`A server still uses ${what}: stop it before the copy.`);
}
