import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The hash of each file in `sql/functions` as the database has it. */
export const sqlFunctions = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`create table sql_function (name text primary key, hash text not null)`),
};
