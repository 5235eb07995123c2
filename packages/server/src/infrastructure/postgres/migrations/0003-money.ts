import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Wallets, the ledger, payments, premium time, used discounts. */
export const money = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table wallet (
        member_id uuid primary key references member on delete cascade,
        balance integer not null default 0 check (balance >= 0),
        held integer not null default 0 check (held >= 0)
      ) with (fillfactor = 70)`,
      // no foreign key to member: the ledger stays when an account is erased
      sql`create table ledger (
        id uuid primary key,
        member_id uuid not null,
        from_account text not null check (from_account in ('sales', 'bonus', 'wallet', 'held', 'spent')),
        to_account text not null check (to_account in ('wallet', 'held', 'spent', 'clawback')),
        amount integer not null check (amount > 0),
        reason text not null,
        idempotency_key text not null unique,
        message_id uuid,
        payment_id uuid,
        created_at timestamptz not null,
        check (from_account <> to_account)
      )`,
      sql`create index ledger_member on ledger (member_id, created_at desc)`,
      sql`create index ledger_message on ledger (message_id) where message_id is not null`,
      sql`create function ledger_is_append_only() returns trigger language plpgsql as $$
        begin raise exception 'the ledger is append-only'; end $$`,
      sql`create trigger ledger_append_only before update or delete or truncate on ledger
        for each statement execute function ledger_is_append_only()`,
      sql`create table payment (
        id uuid primary key,
        member_id uuid not null references member on delete restrict,
        site_id text not null,
        package_id text not null,
        credits integer not null check (credits >= 0),
        months integer,
        amount_minor integer not null check (amount_minor >= 0),
        currency text not null,
        country text not null,
        method text not null,
        discount_code text,
        discount_percent integer,
        refund_days integer not null,
        provider text not null,
        provider_id text,
        status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled')),
        checkout_url text,
        idempotency_key uuid not null,
        request_hash bytea not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz,
        unique (member_id, idempotency_key),
        unique (provider, provider_id)
      )`,
      sql`create index payment_pending on payment (created_at) where status = 'pending'`,
      sql`create table premium_period (
        payment_id uuid primary key references payment on delete restrict,
        member_id uuid not null references member on delete cascade,
        credits_per_month integer not null,
        months integer not null,
        months_granted integer not null check (months_granted <= months),
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        next_grant_at timestamptz
      )`,
      sql`create index premium_period_due on premium_period (next_grant_at) where next_grant_at is not null`,
      sql`create index premium_period_member on premium_period (member_id)`,
      sql`create table discount_use (
        member_id uuid not null references member on delete cascade,
        offer text not null,
        code text not null,
        payment_id uuid not null references payment on delete restrict,
        used_at timestamptz not null,
        primary key (member_id, offer)
      )`,
    ),
};
