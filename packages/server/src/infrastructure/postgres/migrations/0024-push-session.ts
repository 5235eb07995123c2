import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The session in which a browser subscribed to push messages, by the hash of its token: when it is ended from elsewhere, the subscription ends too. A
 * session that expired or was logged out of leaves the subscription, so there is no foreign key. Older subscriptions have none stored.
 */
export const pushSession = {
  up: (db: Kysely<unknown>) => statements(db, sql`alter table push_subscription add column session bytea`),
};
