import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Until when a paid purchase waits for its begin: bought without the express request to begin, its credits can be used after
 * the withdrawal period only. Null once it has begun.
 */
export const waitingCredits = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table payment add column waits_until timestamptz`,
      sql`create index payment_waiting on payment (waits_until) where waits_until is not null`,
    ),
};
