import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Refunds and chargebacks with the debt they may leave, members' own spending limits, receipts, withdrawal
 * from contracts, personal discount codes, and the result of each reconciliation of the ledger.
 */
export const refundsLimitsReceipts = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // credits to take back that were spent already are owed: the account `debt` lends them, and gets them back from later credits
      sql`alter table ledger
        drop constraint ledger_from_account_check,
        drop constraint ledger_to_account_check,
        add constraint ledger_from_account_check
          check (from_account in ('sales', 'bonus', 'wallet', 'held', 'spent', 'debt', 'clawback')),
        add constraint ledger_to_account_check
          check (to_account in ('wallet', 'held', 'spent', 'debt', 'clawback'))`,
      sql`create index ledger_payment on ledger (payment_id) where payment_id is not null`,
      sql`create index ledger_timeline on ledger (member_id, created_at desc, id desc)`,
      sql`drop index ledger_member`,
      sql`alter table wallet add column debt integer not null default 0 check (debt >= 0)`,

      sql`alter table payment
        add column discount_offer text,
        add column reversed_at timestamptz`,
      sql`update payment set discount_offer = 'welcome' where discount_code is not null`,
      sql`create index payment_member on payment (member_id, created_at desc, id desc)`,
      sql`create table payment_reversal (
        id uuid primary key,
        payment_id uuid not null references payment on delete restrict,
        kind text not null check (kind in ('refund', 'chargeback')),
        provider_id text,
        amount_minor integer not null check (amount_minor > 0),
        credits integer not null check (credits >= 0),
        status text not null check (status in ('asked', 'active', 'undone')),
        withdrawal_id uuid,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (payment_id, provider_id)
      )`,
      sql`create index payment_reversal_open on payment_reversal (updated_at) where kind = 'refund' and status <> 'undone'`,
      sql`alter table premium_period add column stopped_at timestamptz`,

      // one row per site: a number is taken in the transaction of its receipt, so that there are no gaps
      sql`create table receipt_counter (site_id text primary key, last integer not null)`,
      sql`create table receipt (
        payment_id uuid primary key references payment on delete restrict,
        site_id text not null,
        number integer not null,
        issued_at timestamptz not null,
        company jsonb not null,
        vat_percent numeric(4, 2),
        unique (site_id, number)
      )`,

      sql`create table spending_control (
        member_id uuid primary key references member on delete cascade,
        limit_minor integer check (limit_minor >= 0),
        limit_currency text,
        next_limit_minor integer check (next_limit_minor >= 0),
        next_limit_currency text,
        next_limit_at timestamptz,
        paused_until date,
        next_paused_until date,
        next_paused_at timestamptz
      )`,

      sql`create table withdrawal (
        id uuid primary key,
        payment_id uuid not null unique references payment on delete restrict,
        member_id uuid not null,
        credits integer not null check (credits >= 0),
        amount_minor integer not null check (amount_minor >= 0),
        received_at timestamptz not null
      )`,

      sql`create table personal_discount (
        pool text not null,
        code_key text not null,
        code text not null,
        member_id uuid not null references member on delete cascade,
        percent integer not null check (percent between 1 and 100),
        why jsonb not null,
        expires_at timestamptz,
        country text,
        currency text,
        minimum_minor integer,
        methods jsonb,
        created_at timestamptz not null,
        primary key (pool, code_key)
      )`,
      sql`create index personal_discount_member on personal_discount (member_id)`,
      // a code that can be used once in all: its offer has the same name for all members
      sql`create unique index discount_use_once on discount_use (offer) where offer like 'once:%'`,
      sql`create index payment_offer on payment (discount_offer) where status = 'pending' and discount_offer is not null`,

      sql`create table ledger_proof (
        proved_at timestamptz primary key,
        movements bigint not null,
        faults integer not null
      )`,
    ),
};
