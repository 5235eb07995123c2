import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Both parties of a complaint may appeal: there are three decisions at most, each by another operator. */
export const appealRounds = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint_decision
        drop constraint complaint_decision_round_check,
        add constraint complaint_decision_round_check check (round in (1, 2, 3))`,
    ),
};
