import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Mailed links, changes of the e-mail address, deletion and restoring of accounts, archives, traffic sources, accepted terms. */
export const account = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table account_token (
        token_hash bytea primary key,
        member_id uuid not null references member on delete cascade,
        kind text not null check (kind in ('reset', 'restore')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      sql`create index account_token_member on account_token (member_id, kind)`,
      sql`create index account_token_expires on account_token (expires_at)`,
      sql`create table reset_request (
        key bytea not null,
        day date not null,
        requests integer not null check (requests > 0),
        primary key (key, day)
      )`,
      sql`create table mail_change (
        id uuid primary key,
        member_id uuid not null references member on delete cascade,
        pool text not null,
        old_email text not null,
        old_email_key text not null,
        new_email text not null,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        confirmed_at timestamptz,
        undo_hash bytea unique,
        undo_expires_at timestamptz,
        undone_at timestamptz
      )`,
      sql`create index mail_change_member on mail_change (member_id, created_at)`,
      sql`create index mail_change_reserved on mail_change (pool, old_email_key)
        where undo_expires_at is not null and undone_at is null`,
      sql`create table account_deletion (
        id uuid primary key,
        member_id uuid unique references member on delete set null,
        site_id text not null,
        reason text not null,
        text text,
        deleted_at timestamptz not null,
        restorable_until timestamptz not null
      )`,
      sql`create index account_deletion_due on account_deletion (restorable_until) where member_id is not null`,
      sql`create table data_export (
        id uuid primary key,
        member_id uuid not null unique references member on delete cascade,
        token text not null unique,
        requested_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        size bigint not null default 0
      )`,
      sql`create table traffic_visit (
        token_hash bytea primary key,
        site_id text not null,
        network text not null,
        ref text not null,
        sub1 text not null,
        sub2 text not null,
        sub3 text not null,
        created_at timestamptz not null
      )`,
      sql`create index traffic_visit_age on traffic_visit (created_at)`,
      sql`create table member_traffic (
        member_id uuid primary key references member on delete cascade,
        network text not null,
        ref text not null,
        sub1 text not null,
        sub2 text not null,
        sub3 text not null,
        visited_at timestamptz not null
      )`,
      sql`create table terms_acceptance (
        member_id uuid not null references member on delete cascade,
        site_id text not null,
        terms_version timestamptz not null,
        accepted_at timestamptz not null,
        primary key (member_id, site_id, terms_version)
      )`,
      // payments and wallets stay when an account is erased, as the ledger does, under an id that no longer belongs to a member
      sql`alter table payment drop constraint payment_member_id_fkey`,
      sql`alter table wallet drop constraint wallet_member_id_fkey`,
      sql`create index outbox_mail_reader on outbox_mail (lower(to_address))`,
    ),
};
