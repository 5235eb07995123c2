import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The page that was chosen before the sign-up: the link of the activation mail leads on to it. */
export const signupNext = {
  up: (db: Kysely<unknown>) => statements(db, sql`alter table account add column signup_next text`),
};
