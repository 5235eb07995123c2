import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The number in the fourth paragraph of a mandate, which says it in every language. */
const written = sql`coalesce(substring(split_part(text, chr(10), 4) from '[0-9]+')::integer, 1)`;

/**
 * The days between announcement and collection that a mandate promises, which a site file that changes does not shorten;
 * and until when a text message is of use.
 */
export const debitPromises = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // a process of the version before goes on without naming it
      sql`alter table direct_debit_request add column notice_days integer not null default 1`,
      sql`alter table debit_mandate add column notice_days integer not null default 1`,
      sql`update direct_debit_request set notice_days = ${written}`,
      sql`update debit_mandate set notice_days = ${written}`,
      sql`alter table outbox_sms add column expires_at timestamptz`,
    ),
};
