import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * An appealed complaint has no `target` any more, which only complaints before their first decision need: the same may have been reported again by
 * then, and there may be only one open complaint for each reporter and target.
 */
export const appealedComplaints = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint alter column target drop not null`,
      sql`update complaint set target = null where state = 'appealed'`,
    ),
};
