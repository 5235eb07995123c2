import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** What came into a wallet is read with every user, and is little beside what was spent. */
export const creditLotsIndex = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create index ledger_came_in on ledger (member_id, created_at, id)
        where from_account in ('sales', 'bonus')`,
    ),
};
