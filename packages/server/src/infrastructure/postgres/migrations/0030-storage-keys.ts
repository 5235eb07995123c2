import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The key with which browsers encrypt a member's drafts and unsent messages; it is deleted with the account, after which nothing can decrypt them. */
export const storageKeys = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table account add storage_key bytea not null
        default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`,
    ),
};
