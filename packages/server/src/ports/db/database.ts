import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** How to reach a PostgreSQL. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port?: number | undefined; user: string; password: string; database: string };

/** A statement that PostgreSQL plans once for each connection. */
export interface Statement {
  /** Unique among all statements; one without a name is planned each time, for its values. */
  name?: string | undefined;
  /** SQL with `$1`, `$2`, … */
  text: string;
}

/** Runs a prepared statement by itself, outside of any transaction: for the few that nearly every call needs. */
export type RunStatement = <Row extends object>(statement: Statement, values: unknown[]) => Promise<Row[]>;

/** An open database. */
export interface DatabaseHandle {
  db: Kysely<Database>;
  run: RunStatement;
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

/** Milliseconds after the end of a statement's time in which the database may still say so. */
const graceMs = 3_000;

/** The client does not hand on a 0, and then a time of the role's own would hold; as text it does. */
const unlimited = '0' as unknown as number;

/**
 * How a connection notices that the machine at its other end is gone without a goodbye: after 20 seconds of silence,
 * where the system would take two hours.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** What a pool may use. */
export interface PoolLimits {
  /** Connections at most. */
  max?: number;
  /** Milliseconds after which PostgreSQL ends a statement; 0 lets it run, whatever the role's own time is. */
  statementMs?: number;
  /** Milliseconds to wait for a connection. */
  waitMs?: number;
  /** Name under which the database lists our connections. */
  name?: string;
}

/**
 * Opens a pool of connections; nothing is connected before the first query.
 *
 * @param onError called for connections that break while idle; the pool replaces them
 */
export function openDatabase(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  { max = 16, statementMs = 0, waitMs = 3_000, name = 'velluto' }: PoolLimits = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    ...address,
    ...keepAlive,
    types,
    max,
    application_name: name,
    // a caller who waits longer is better told to come again
    connectionTimeoutMillis: waitMs,
    // the database ends a statement itself; one that is frozen cannot, and is left a little later
    statement_timeout: statementMs || unlimited,
    ...(statementMs > 0 && { query_timeout: statementMs + graceMs }),
    // somebody who stops in the middle of a transaction must not hold its locks for ever
    idle_in_transaction_session_timeout: 60_000,
  });
  let closing = false;
  // a connection that PostgreSQL cuts while we close is no news
  pool.on('error', error => {
    if (!closing) onError(error);
  });
  // one that breaks while in use fails the statement in hand; unheard, its event would end the process
  pool.on('connect', client => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  const run: RunStatement = async <Row extends object>({ name, text }: Statement, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
  return { db, run, pool, address, close };
}

/** Does work that may take longer than any call, on connections of its own. */
export type WithoutTimeout = <Result>(work: (handle: DatabaseHandle) => Promise<Result>) => Promise<Result>;

/**
 * Opens connections for as long as the work takes, which nothing ends: neither the database nor the client.
 *
 * @param onError called for connections that break while idle
 */
export function withoutTimeout(address: DatabaseAddress, onError: (error: Error) => void): WithoutTimeout {
  return async work => {
    const handle = openDatabase(address, onError, { max: 2 });
    return work(handle).finally(handle.close);
  };
}
