import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Declarations that were made without log-in, until they are confirmed by the link in a mail or by a person; a part of receipt
 * numbers that cannot be guessed; refunds that wait, so that such a withdrawal can be taken back.
 */
export const declarations = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table receipt add column secret text`,
      sql`alter table payment_reversal add column pay_from timestamptz`,
      sql`create table declaration (
        id uuid primary key,
        site_id text not null,
        member_id uuid not null references member on delete cascade,
        payment_id uuid not null references payment,
        cancellation_key text unique references cancellation on delete cascade,
        withdrawal_id uuid,
        state text not null default 'waiting' check (state in ('waiting', 'done', 'stopped', 'with_support')),
        received_at timestamptz not null,
        changed_at timestamptz not null,
        decided_by text
      )`,
      sql`create index on declaration (member_id)`,
      sql`create index on declaration (payment_id)`,
      sql`create index on declaration (received_at) where state = 'waiting'`,
      sql`create unique index declaration_withdrawal on declaration (payment_id)
        where state = 'waiting' and cancellation_key is null`,
    ),
};
