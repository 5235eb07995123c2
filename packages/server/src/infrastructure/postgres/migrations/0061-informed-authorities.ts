import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Which authority was informed of a suspected crime, and when; both null where none was. */
export const informedAuthorities = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint_decision
        add column authority text check (authority <> ''),
        add column informed_on date,
        add constraint complaint_decision_informed check ((authority is null) = (informed_on is null))`,
    ),
};
