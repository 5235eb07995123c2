import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Mails that will never be sent, with the reason, and addresses to which nothing more is sent, as keyed hashes. */
export const mailDelivery = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table outbox_mail add column failed_at timestamptz, add column failure text`,
      sql`create table mail_suppression (
        address_key text not null,
        reason text not null check (reason in ('bounced', 'complaint')),
        status text not null,
        created_at timestamptz not null,
        primary key (address_key, reason)
      )`,
    ),
};
