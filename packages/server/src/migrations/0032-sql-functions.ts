import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Which text of each file in `sql/functions` the database has. */
export const sqlFunctions = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`create table sql_function (name text primary key, hash text not null)`),
};
