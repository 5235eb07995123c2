import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * What was appealed against is about nothing that waits for a first decision: the same may have been reported again by
 * then, and of two that wait about one thing there is only one.
 */
export const appealedComplaints = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint alter column target drop not null`,
      sql`update complaint set target = null where state = 'appealed'`,
    ),
};
