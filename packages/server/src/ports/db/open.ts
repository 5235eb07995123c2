import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { readCertificates } from '../certificates.ts';
import { type DatabaseHandle, openDatabase, type PoolLimits, withoutTimeout } from './database.ts';
import { type EmbeddedPostgres, launchEmbeddedPostgres } from './embedded/start.ts';
import { prepareDatabase } from './prepare.ts';

/** A database that starts while the caller does something else. */
export interface OpeningDatabase {
  /**
   * Waits for it and brings it to the current version. Closing it stops the embedded PostgreSQL too.
   *
   * @param refusals what may still keep the server from starting: nothing in the database is changed before
   * @throws StartError with what to do, or what `refusals` rejected with; nothing is left running then
   */
  ready(refusals?: Promise<unknown>): Promise<DatabaseHandle>;
}

/**
 * Begins to open the database of the configuration, the embedded one when none is named. The caller has to ask for
 * `ready`.
 *
 * @param onLost called when the embedded PostgreSQL ended by itself
 * @param limits of the pool that is handed back; migrations run without
 * @throws StartError with what to do; nothing is left running then
 */
export async function beginOpening(
  config: Config,
  log: Logger,
  onLost: () => void,
  limits: PoolLimits = { max: config.databasePool },
): Promise<OpeningDatabase> {
  // the error carries the whole connection, which does not belong into a log
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a connection to the database broke');
  const { databaseUrl: url } = config;
  // read anew for each connection, which would fail with the reason of Node
  if (url) readCertificates('DATABASE_URL', url);
  const open = url
    ? async () => openDatabase({ connectionString: url }, onError, limits)
    : await launchEmbedded(config.dataDir, onError, onLost, limits);
  return {
    ready: async refusals => {
      // told below, when what was begun has been ended
      refusals?.catch(() => {});
      const handle = await open();
      try {
        await refusals;
        // a migration may take longer than any call
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

/** The pool together with the PostgreSQL behind it. */
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
