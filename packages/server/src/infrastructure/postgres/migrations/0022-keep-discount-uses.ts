import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The use of a code stays when its member is erased, as the payment does, so that a code that can be used once in all is not used again. */
export const keepDiscountUses = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`alter table discount_use drop constraint discount_use_member_id_fkey`),
};
