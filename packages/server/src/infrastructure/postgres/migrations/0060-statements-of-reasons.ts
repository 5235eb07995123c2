import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The rule or law that was broken, and reasons of their own for the restricted member; decisions from before have one text for both. */
export const statementsOfReasons = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint_decision
        add column rule text,
        add column law text check (law <> ''),
        add column reasons_affected text check (reasons_affected <> '')`,
    ),
};
