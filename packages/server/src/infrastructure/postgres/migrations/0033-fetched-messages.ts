import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Whether a device of the recipient has fetched a message: then it is not refunded as unread. */
export const fetchedMessages = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`alter table message add column fetched boolean not null default false`),
};
