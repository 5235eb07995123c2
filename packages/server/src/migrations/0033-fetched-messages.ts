import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Whether a device of the addressee has the text of a message: then it is not paid back as one that nobody can read. */
export const fetchedMessages = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`alter table message add column fetched boolean not null default false`),
};
