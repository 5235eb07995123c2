import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** A use of a code stays when its member is erased, as its payment does: a code that exists once is not used again. */
export const keepDiscountUses = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`alter table discount_use drop constraint discount_use_member_id_fkey`),
};
