import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Details of purchases are deleted after the time that tax law asks for (decision 19); the amounts are then 0. */
export const deletedPurchaseDetails = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table payment add column details_deleted_at timestamptz`,
      sql`alter table debit_mandate add column details_deleted_at timestamptz`,
      sql`create index payment_with_details on payment (site_id, created_at, id) where details_deleted_at is null`,
      ...['payment_reversal', 'debit', 'debit_subscription'].map(
        table => sql`alter table ${sql.table(table)}
          drop constraint ${sql.ref(`${table}_amount_minor_check`)}, add check (amount_minor >= 0)`,
      ),
    ),
};
