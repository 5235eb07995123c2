import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The outbox of mails, sent and to be sent. */
export const mail = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table outbox_mail (
        id uuid primary key,
        site_id text not null,
        kind text not null,
        to_address text not null,
        from_address text not null,
        subject text not null,
        html text not null,
        text text not null,
        headers jsonb not null default '{}',
        dedupe_key text not null unique,
        created_at timestamptz not null,
        sent_at timestamptz
      )`,
      sql`create index outbox_mail_recent on outbox_mail (created_at desc)`,
    ),
};
