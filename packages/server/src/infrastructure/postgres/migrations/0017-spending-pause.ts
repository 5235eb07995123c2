import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The moment at which a pause of spending ends, beside its day: computed by the server, which knows the site's time zone. What a
 * pause refuses is in `sql/functions/spending_paused_until.sql`.
 */
export const spendingPause = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table spending_control
        add column paused_until_at timestamptz,
        add column next_paused_until_at timestamptz`,
    ),
};
