import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * A member who was once asked for a proof of age is asked until it is given; stating another country does not avoid it.
 */
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
