import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Likes of members who have not confirmed the e-mail address are held, like their messages. */
export const heldLikes = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table likes add column held boolean not null default false`,
      sql`create index likes_held on likes (liker) where held`,
    ),
};
