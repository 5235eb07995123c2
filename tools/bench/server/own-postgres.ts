import type { DatabaseAddress } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { startEmbeddedPostgres } from '../../../packages/server/src/infrastructure/postgres/embedded/start.ts';
import { atEnd, temporaryFolder } from '../../support/at-end.ts';

/** A PostgreSQL for one measurement, whose processes all connect to it. */
export interface OwnPostgres {
  connection: DatabaseAddress;
  /** The connection as a value for `DATABASE_URL`. */
  url: string;
  /** Its temporary folder. */
  directory: string;
}

/** Starts an empty PostgreSQL in a temporary folder; both are gone at the end of the measurement. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const directory = await temporaryFolder();
  const started = startEmbeddedPostgres(directory);
  atEnd(async () => (await started).stop());
  const { connection } = await started;
  const { host, user, password, database } = connection;
  return {
    connection,
    url: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
    directory,
  };
}
