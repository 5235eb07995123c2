import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** How to reach a PostgreSQL. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; user: string; password: string; database: string };

/** An open database. */
export interface DatabaseHandle {
  db: Kysely<Database>;
  pool: pg.Pool;
  address: DatabaseAddress;
  close(): Promise<void>;
}

const bigint = 20;
const date = 1082;

/** Counters as numbers, calendar days as text: a `Date` would move them into the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === bigint) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * Opens a pool of connections; nothing is connected before the first query.
 *
 * @param onError told of connections that break while idle; the pool replaces them
 */
export function openDatabase(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  max = 16,
): DatabaseHandle {
  const pool = new pg.Pool({ ...address, types, max, connectionTimeoutMillis: 10_000 });
  let closing = false;
  // a connection that PostgreSQL cuts while we close is no news
  pool.on('error', error => {
    if (!closing) onError(error);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, address, close };
}
