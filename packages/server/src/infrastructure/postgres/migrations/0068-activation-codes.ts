import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The code in an activation mail, which confirms the address without leaving the app. */
export const activationCodes = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table activation_token
        add column code_hash bytea,
        add column code_expires_at timestamptz,
        add check ((code_hash is null) = (code_expires_at is null))`,
    ),
};
