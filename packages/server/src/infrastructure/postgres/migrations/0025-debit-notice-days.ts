import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The days between announcement and collection that a mandate promises, so that a change of the site file does not shorten them
 * (null for older mandates, where only the text has them); and when a text message expires.
 */
export const debitNoticeDays = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // nullable, since processes of the previous version still insert rows without it
      sql`alter table direct_debit_request add column notice_days integer`,
      sql`alter table debit_mandate add column notice_days integer`,
      sql`alter table outbox_sms add column expires_at timestamptz`,
    ),
};
