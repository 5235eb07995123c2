import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { type DatabaseHandle, openDatabase, type PoolLimits } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { prepareDatabase } from './prepare.ts';

/**
 * Opens the database of the configuration, the embedded one when none is named, and brings it to the current version.
 * Closing it stops the embedded PostgreSQL too.
 *
 * @param onLost told when the embedded PostgreSQL ended by itself
 * @param limits of the pool that is handed back; migrations run without
 * @throws StartError with what to do; nothing is left running then
 */
export async function openConfigured(
  config: Config,
  log: Logger,
  onLost: () => void,
  limits: PoolLimits = { max: config.databasePool },
): Promise<DatabaseHandle> {
  // the error carries the whole connection, which does not belong into a log
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a connection to the database broke');
  const handle = config.databaseUrl
    ? openDatabase({ connectionString: config.databaseUrl }, onError, limits)
    : await openEmbedded(config.dataDir, onError, onLost, limits);
  try {
    // a migration may take longer than any call
    const patient = openDatabase(handle.address, onError, { max: 2 });
    await prepareDatabase(patient).finally(patient.close);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return handle;
}

async function openEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
  onLost: () => void,
  limits: PoolLimits,
): Promise<DatabaseHandle> {
  const postgres = await startEmbeddedPostgres(dataDir);
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
