import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** Address of a PostgreSQL database. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port?: number | undefined; user: string; password: string; database: string };

/** A prepared statement, which PostgreSQL plans once for each connection. */
export interface Statement {
  /** Unique among all statements. Without a name the statement is not prepared, but planned each time for its values. */
  name?: string | undefined;
  /** SQL with `$1`, `$2`, … */
  text: string;
}

/** Runs a statement outside of any transaction; for the few prepared statements that nearly every call needs. */
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

/** Parses `bigint` as numbers, and calendar days as text, since a `Date` would shift them into the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === bigint) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Milliseconds after a statement's time limit in which the database itself may report it, before the client gives up. */
const graceMs = 3_000;

/** No time limit. As a string, because the client would not send the number 0, and a limit of the role would apply. */
const unlimited = '0' as unknown as number;

/**
 * TCP keep-alive, by which a connection notices after some 20 seconds that the machine at the other end is gone,
 * where the operating system's default would take two hours.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Limits of a pool. */
export interface PoolLimits {
  /** Connections at most. */
  max?: number;
  /** Milliseconds after which PostgreSQL cancels a statement; 0 for no limit, also when the role has one. */
  statementMs?: number;
  /** Milliseconds to wait for a connection. */
  waitMs?: number;
  /** Name of the connections in the database's own views. */
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
    // a caller who would wait longer gets an error and can try again
    connectionTimeoutMillis: waitMs,
    // normally the database cancels a statement; a frozen database cannot, so the client gives up a little later
    statement_timeout: statementMs || unlimited,
    ...(statementMs > 0 && { query_timeout: statementMs + graceMs }),
    // a process that hangs within a transaction must not hold its locks for ever
    idle_in_transaction_session_timeout: 60_000,
  });
  let closing = false;
  // connections that break while the pool closes are not reported
  pool.on('error', error => {
    if (!closing) onError(error);
  });
  // a connection that breaks in use fails its statement; without a listener the event would end the process
  pool.on('connect', client => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    closing = true;
    await db.destroy();
    // Kysely does not end a pool that it never used
    if (!pool.ending) await pool.end();
  };
  const run: RunStatement = async <Row extends object>({ name, text }: Statement, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
  return { db, run, pool, address, close };
}

/** Runs work that may take longer than any request, on separate connections. */
export type WithoutTimeout = <Result>(work: (handle: DatabaseHandle) => Promise<Result>) => Promise<Result>;

/**
 * Opens connections without a time limit of statements for as long as the work takes.
 *
 * @param onError called for connections that break while idle
 */
export function withoutTimeout(address: DatabaseAddress, onError: (error: Error) => void): WithoutTimeout {
  return async work => {
    const handle = openDatabase(address, onError, { max: 2 });
    return work(handle).finally(handle.close);
  };
}
