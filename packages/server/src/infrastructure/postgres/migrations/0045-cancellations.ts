import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** What was declared to cancel premium, kept for the confirmation that can be downloaded; and renewals up to a wished end. */
export const cancellations = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table debit_subscription add column renew_until timestamptz`,
      sql`create table cancellation (
        key text primary key,
        site_id text not null,
        member_id uuid references member on delete cascade,
        email text,
        name text not null,
        number text,
        kind text not null check (kind in ('ordinary', 'for_cause')),
        reason text check ((reason is not null) = (kind = 'for_cause')),
        ends_on date,
        received_at timestamptz not null,
        contracts jsonb not null
      )`,
      sql`create index on cancellation (member_id)`,
      sql`create index on cancellation (email)`,
    ),
};
