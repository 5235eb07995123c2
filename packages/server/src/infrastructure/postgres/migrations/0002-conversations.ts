import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Conversations, their two participants, and messages. */
export const conversations = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table conversation (
        id uuid primary key,
        member_a uuid not null references member on delete cascade,
        member_b uuid not null references member on delete cascade,
        started_by uuid not null,
        last_seq integer not null default 0 check (last_seq >= 0),
        last_at timestamptz not null,
        created_at timestamptz not null,
        unique (member_a, member_b),
        check (member_a < member_b)
      )`,
      sql`create index conversation_b on conversation (member_b)`,
      sql`create index conversation_started on conversation (started_by)`,
      sql`create table conv_member (
        member_id uuid not null references member on delete cascade,
        conversation_id uuid not null references conversation on delete cascade,
        other_id uuid not null,
        unread integer not null default 0 check (unread >= 0),
        read_seq integer not null default 0,
        delivered_seq integer not null default 0,
        cleared_seq integer not null default 0,
        hidden boolean not null default false,
        last_at timestamptz not null,
        primary key (member_id, conversation_id)
      ) with (fillfactor = 80)`,
      sql`create index conv_member_list on conv_member (member_id, last_at desc)
        include (conversation_id, other_id, unread) where not hidden`,
      sql`create index conv_member_conversation on conv_member (conversation_id)`,
      sql`create table message (
        conversation_id uuid not null references conversation on delete cascade,
        seq integer not null check (seq > 0),
        id uuid not null unique,
        sender_id uuid not null,
        kind text not null check (kind in ('text')),
        text text not null,
        origin text not null check (origin in ('member', 'operator', 'ai', 'system')),
        status text not null check (status in ('held', 'sent', 'refunded')),
        credits integer not null check (credits >= 0),
        idempotency_key uuid not null,
        request_hash bytea not null,
        created_at timestamptz not null,
        delivered_at timestamptz,
        primary key (conversation_id, seq),
        unique (sender_id, idempotency_key)
      )`,
      sql`create index message_held on message (sender_id) where status = 'held'`,
    ),
};
