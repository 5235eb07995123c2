import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Pools on their way between the databases of cells. While rows are moved (`velluto.moving`), the ledger lets them go; what
 * triggers of `sql/functions` do meanwhile is said there.
 */
export const poolMoves = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table pool_move (
        pool text primary key,
        state text not null check (state in ('leaving', 'aside', 'sent', 'coming', 'arrived')),
        cell text not null,
        version text not null,
        known_faults text[] not null,
        changed_at timestamptz not null
      )`,
      sql`create or replace trigger ledger_append_only before update or delete or truncate on ledger
        for each statement when (current_setting('velluto.moving', true) is distinct from 'on')
        execute function ledger_is_append_only()`,
      // else each moved payment and contract is looked for in the whole of these
      sql`create index discount_use_payment on discount_use (payment_id)`,
      sql`create index debit_of_subscription on debit (subscription_id) where subscription_id is not null`,
    ),
};
