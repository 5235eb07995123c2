import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf, StartError } from '../../../domain/start-error.ts';
import { readCertificates } from '../../../infrastructure/certificates.ts';
import { readConfig } from '../../../infrastructure/config/config.ts';
import { type DatabaseHandle, openDatabase } from '../../../infrastructure/postgres/database.ts';
import type { Binaries } from '../../../infrastructure/postgres/embedded/binaries.ts';
import { holdsCluster } from '../../../infrastructure/postgres/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/start.ts';

const run = promisify(execFile);
const isAddress = (place: string) => /^postgres(ql)?:\/\//.test(place);
/** Whether a place looks like an address with any scheme: a wrong scheme must not create a folder with a password in its name. */
const looksLikeAddress = (place: string) => /\w{2,}:\//.test(place);
/** Placeholder for the address in the environment, since everybody on the machine can see the arguments of a command. */
const fromEnvironment = 'DATABASE_URL';
/** The connection name differs from a server's, so that a running server is recognised. */
const limits = { max: 2, name: 'velluto copy' };
const ignore = () => {}; // a broken connection makes the copy itself fail

/** The programs of a PostgreSQL in a folder, for data of another major version than the embedded one. */
export async function binariesIn(folder: string): Promise<Binaries> {
  const postgres = join(folder, 'postgres');
  const { stdout } = await run(postgres, ['--version']).catch(error => {
    throw new StartError(`There is no PostgreSQL that runs in ${folder} (${error.message.split('\n')[0]}).`);
  });
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  return { postgres, initdb: join(folder, 'initdb'), major };
}

/** Source or target of a copy. */
interface CopyEndpoint {
  /** Option that names the place, for errors: the place itself may contain a password. */
  option: '--from' | '--to';
  /** An address or a data directory. */
  place: string;
}

/** A place; for `DATABASE_URL` the address in the environment. */
function resolved(place: string): string {
  if (place !== fromEnvironment) return place;
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl) return databaseUrl;
  throw new StartError(`${fromEnvironment} is not set.`);
}

/**
 * Reads source or target of a copy, without opening it.
 *
 * @throws StartError when it cannot be a database
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

/** Opens the database at an address and tests the connection, before the other end is touched. */
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
 * Opens source or target of a copy.
 *
 * @throws StartError that says what to do
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

/** @throws StartError when a server still uses the database: what it writes during a copy would be lost */
export async function refuseInUse({ pool }: DatabaseHandle, what: string): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'velluto'`,
  );
  if (rows[0]?.count) throw new StartError(`A server still uses ${what}: stop it before the copy.`);
}
