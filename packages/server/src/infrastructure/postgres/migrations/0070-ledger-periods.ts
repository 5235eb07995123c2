import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Closed periods of the ledger, and what each member's movements in them add up to. */
export const ledgerPeriods = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table ledger_period (
        number integer primary key check (number > 0),
        until timestamptz not null unique,
        movements bigint not null check (movements >= 0),
        closed_at timestamptz not null
      )`,
      // no foreign key to member: like the ledger it stays when an account is erased
      sql`create table closed_wallet (
        member_id uuid primary key,
        balance integer not null,
        held integer not null,
        debt integer not null
      ) with (fillfactor = 70)`,
    ),
};
