import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { startEmbeddedPostgres } from '../../../packages/server/src/infrastructure/postgres/embedded/start.ts';

/** A PostgreSQL for one measurement, whose processes all connect to it. */
export interface OwnPostgres {
  connection: DatabaseAddress;
  /** The connection as a value for `DATABASE_URL`. */
  url: string;
  /** Temporary folder, removed with the database. */
  directory: string;
  /** Stops it and removes its files. */
  stop: () => Promise<void>;
}

/** Starts an empty PostgreSQL in a temporary folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'velluto-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(directory);
  const { host, user, password, database } = connection;
  return {
    connection,
    url: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
    directory,
    stop: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
