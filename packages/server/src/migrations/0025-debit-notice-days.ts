import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The days between announcement and collection that a mandate promises, which a site file that changes does not shorten,
 * null where only its wording says so; and until when a text message is of use.
 */
export const debitNoticeDays = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // a process of the version before goes on without naming it
      sql`alter table direct_debit_request add column notice_days integer`,
      sql`alter table debit_mandate add column notice_days integer`,
      sql`alter table outbox_sms add column expires_at timestamptz`,
    ),
};
