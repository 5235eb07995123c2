import type { Logger } from 'pino';
import { readCertificates } from '../certificates.ts';
import type { Config } from '../config/config.ts';
import { type DatabaseHandle, openDatabase, type PoolLimits, withoutTimeout } from './database.ts';
import { type EmbeddedPostgres, launchEmbeddedPostgres } from './embedded/start.ts';
import { prepareDatabase } from './prepare.ts';

/** A database that is being opened while the caller does other work. */
export interface OpeningDatabase {
  /**
   * Waits for the database and migrates it to the current version. Closing the handle stops the embedded PostgreSQL too.
   *
   * @param refusals checks that may still keep the server from starting: the database is not changed before they resolve
   * @throws StartError that says what to do, or the rejection of `refusals`; nothing is left running then
   */
  ready(refusals?: Promise<unknown>): Promise<DatabaseHandle>;
}

/**
 * Begins to open the database of the configuration, or the embedded one when none is named. The caller has to await
 * `ready`.
 *
 * @param onLost called when the embedded PostgreSQL has ended unexpectedly
 * @param limits limits of the returned pool; migrations run without them
 * @throws StartError that says what to do; nothing is left running then
 */
export async function beginOpening(
  config: Config,
  log: Logger,
  onLost: () => void,
  limits: PoolLimits = { max: config.databasePool },
): Promise<OpeningDatabase> {
  // only the message: the error object contains the connection with its password
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a connection to the database broke');
  const { databaseUrl: url } = config;
  // read here only to fail early with a clear error: each connection reads the files again
  if (url) readCertificates('DATABASE_URL', url);
  const open = url
    ? async () => openDatabase({ connectionString: url }, onError, limits)
    : await launchEmbedded(config.dataDir, onError, onLost, limits);
  return {
    ready: async refusals => {
      // avoids an unhandled rejection: it is awaited below, after the database has been opened
      refusals?.catch(() => {});
      const handle = await open();
      try {
        await refusals;
        // a migration may take longer than the time limit of statements
        await withoutTimeout(handle.address, onError)(prepareDatabase);
      } catch (error) {
        await handle.close();
        throw error;
      }
      return handle;
    },
  };
}

/** Opens the database of the configuration, see `beginOpening`. */
export async function openConfigured(
  config: Config,
  log: Logger,
  onLost: () => void,
): Promise<DatabaseHandle> {
  const opening = await beginOpening(config, log, onLost);
  return opening.ready();
}

async function launchEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
  onLost: () => void,
  limits: PoolLimits,
): Promise<() => Promise<DatabaseHandle>> {
  const { ready } = await launchEmbeddedPostgres(dataDir);
  return async () => whole(await ready(), onError, onLost, limits);
}

/** A handle whose closing also stops the embedded PostgreSQL. */
function whole(
  postgres: EmbeddedPostgres,
  onError: (error: Error) => void,
  onLost: () => void,
  limits: PoolLimits,
): DatabaseHandle {
  const handle = openDatabase(postgres.connection, onError, limits);
  let wanted = false;
  void postgres.exited.then(() => {
    if (!wanted) onLost();
  });
  return {
    ...handle,
    close: async () => {
      wanted = true;
      await handle.close();
      await postgres.stop();
    },
  };
}
