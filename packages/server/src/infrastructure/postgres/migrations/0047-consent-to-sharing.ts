import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** When a member agreed at sign-up that sites of other companies show the profile; null where no other company does. */
export const consentToSharing = {
  up: (db: Kysely<unknown>) =>
    statements(db, sql`alter table account add column consent_sharing_at timestamptz`),
};
