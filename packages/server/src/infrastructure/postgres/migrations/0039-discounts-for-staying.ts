import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** A personal code that somebody took who was about to delete the account: one for each member, whenever they ask. */
export const discountsForStaying = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table personal_discount add column for_staying boolean not null default false`,
      sql`create unique index personal_discount_for_staying on personal_discount (member_id) where for_staying`,
    ),
};
