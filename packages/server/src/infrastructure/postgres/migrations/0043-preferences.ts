import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Consent to data on sexual orientation can be withdrawn: what was agreed to is erased, so both answers may be missing, together.
 * The ages that a member looks for are kept beside them. Lists of others change when a profile is hidden or shown again.
 */
export const preferences = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table member
        alter column sexuality drop not null,
        alter column looking_for drop not null,
        add column sought_min_age integer check (sought_min_age between 18 and 99),
        add column sought_max_age integer check (sought_max_age between 18 and 99),
        add constraint member_sought_ages check (sought_min_age <= sought_max_age),
        add constraint member_orientation check ((sexuality is null) = (looking_for is null))`,
      sql`alter table member_search alter column looking_for drop not null`,
      sql`alter table account add column consent_withdrawn_at timestamptz`,
      sql`drop trigger member_invisible_tell on member`,
      sql`create trigger member_invisible_tell after update of invisible, looking_for on member for each row
        when ((old.invisible or old.looking_for is null) <> (new.invisible or new.looking_for is null))
        execute function member_invisible_tell()`,
    ),
};
