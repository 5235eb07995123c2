import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** How far the database's log was when a session last wrote something, so that a replica can be asked for what is later. */
export const sessionPositions = {
  up: (db: Kysely<unknown>) => statements(db, sql`alter table session add column wal_position pg_lsn`),
};
