import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Who paid, as the provider knows it, and what is counted of an account that was left: withdrawals after using Premium
 * count by the payer, see `areas/payments/settlement/early-start.ts`.
 */
export const payers = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table payment add column payer_fingerprint bytea`,
      sql`create index payment_payer on payment (payer_fingerprint) where payer_fingerprint is not null`,
      sql`alter table identity_mark add column withdrawn_at timestamptz[] not null default '{}'`,
    ),
};
