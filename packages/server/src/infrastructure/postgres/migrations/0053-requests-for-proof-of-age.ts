import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Who was asked for a proof of age once is asked until it is given, so that stating another country does not lead past it. */
export const requestsForProofOfAge = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table age_request (
        member_id uuid primary key references member on delete cascade,
        asked_at timestamptz not null
      )`,
    ),
};
