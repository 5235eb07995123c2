import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Text messages, keys that the server generates, and notices to members. */
export const notices = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table outbox_sms (
        id uuid primary key,
        kind text not null,
        to_number text not null,
        text text not null,
        dedupe_key text not null unique,
        created_at timestamptz not null,
        sent_at timestamptz
      )`,
      sql`create index outbox_sms_recent on outbox_sms (created_at desc)`,
      sql`create table server_key (
        name text primary key,
        value jsonb not null,
        created_at timestamptz not null
      )`,
      // notices to be sent: one row for each member, kind and other member, so that repeated events make one notice
      sql`create table notice (
        member_id uuid not null references member on delete cascade,
        kind text not null,
        other_id uuid not null references member on delete cascade,
        conversation_id uuid,
        created_at timestamptz not null,
        primary key (member_id, kind, other_id)
      )`,
      sql`create index notice_due on notice (created_at)`,
      sql`create index notice_other on notice (other_id)`,
      sql`create table done_once (
        key text primary key,
        done_at timestamptz not null
      )`,
      sql`alter table account add column emails_enabled boolean not null default true`,
      sql`create index member_newcomers on member (pool, country, created_at desc)`,
    ),
};
