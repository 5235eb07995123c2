import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** With this key browsers seal what a member left unfinished; it goes with the account, and then nothing opens it. */
export const storageKeys = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table account add storage_key bytea not null
        default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`,
    ),
};
