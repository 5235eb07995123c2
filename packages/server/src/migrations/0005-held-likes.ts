import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Likes of somebody who has not confirmed the e-mail wait, as their messages do. */
export const heldLikes = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table likes add column held boolean not null default false`,
      sql`create index likes_held on likes (liker) where held`,
    ),
};
