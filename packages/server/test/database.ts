import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type DatabaseHandle, openDatabase } from '../src/ports/db/database.ts';

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  host: string;
  user: string;
  password: string;
  /** Migrated and empty; copied for each test file. */
  template: string;
}

async function administer(postgres: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ ...postgres, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A copy of the template; `drop` closes and removes it. */
export async function copyTemplate(
  postgres: TestPostgres,
): Promise<DatabaseHandle & { drop(): Promise<void> }> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(postgres, `create database ${database} template ${postgres.template}`);
  const handle = openDatabase({ ...postgres, database }, () => {});
  return {
    ...handle,
    drop: async () => {
      await handle.close();
      await administer(postgres, `drop database ${database} with (force)`);
    },
  };
}
