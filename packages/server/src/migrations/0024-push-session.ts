import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The session in which a browser asked for push messages, by the hash of its token: where it is ended, they end too. One
 * that ran out or was logged out of leaves them, so it is no reference. Nothing is known of those from before.
 */
export const pushSession = {
  up: (db: Kysely<unknown>) => statements(db, sql`alter table push_subscription add column session bytea`),
};
