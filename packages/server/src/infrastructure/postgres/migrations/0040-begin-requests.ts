import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * When a buyer asked us to begin before the withdrawal period ends. Orders from before have no proof of such a request, so
 * that nothing is kept of their price when they are withdrawn from.
 */
export const beginRequests = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table payment add column begin_requested_at timestamptz`,
      sql`alter table withdrawal add column free_credits integer not null default 0`,
    ),
};
