import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  type DatabaseHandle,
  openDatabase,
  type PoolLimits,
} from '../src/infrastructure/postgres/database.ts';

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  host: string;
  port?: number;
  user: string;
  password: string;
  /** Name of a migrated, empty database, which is copied for each test file. */
  template: string;
}

/** Runs a statement outside of any test's database. */
export async function administer(postgres: Omit<TestPostgres, 'template'>, statement: string): Promise<void> {
  const { host, port, user, password } = postgres;
  const client = new pg.Client({ host, port, user, password, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes a database under a new name; `drop` closes and removes it. */
async function makeDatabase(
  postgres: TestPostgres,
  from: string,
  limits?: PoolLimits,
): Promise<DatabaseHandle & { drop(): Promise<void> }> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(postgres, `create database ${database} ${from}`);
  const { host, port, user, password } = postgres;
  // on a busy machine, loading code blocks the event loop for seconds, during which a new connection goes unnoticed
  const handle = openDatabase({ host, port, user, password, database }, () => {}, {
    waitMs: 20_000,
    ...limits,
  });
  return {
    ...handle,
    drop: async () => {
      await handle.close();
      await administer(postgres, `drop database ${database} with (force)`);
    },
  };
}

/** A copy of the template. */
export const copyTemplate = (postgres: TestPostgres, limits?: PoolLimits) =>
  // the other strategy writes all 11 MB into the log
  makeDatabase(postgres, `template ${postgres.template} strategy file_copy`, limits);

/** A database without tables. */
export const emptyDatabase = (postgres: TestPostgres) => makeDatabase(postgres, '');
