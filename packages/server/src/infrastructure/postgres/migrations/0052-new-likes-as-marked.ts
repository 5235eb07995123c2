import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The number of new likes is that of the likes marked as new, of demo profiles too. */
export const newLikesAsMarked = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`update user_state set version = version + 1, new_likes = (
          select count(*) from likes join member liker on liker.id = likes.liker
          where likes.liked = user_state.member_id and likes.is_new and not likes.held and liker.status = 'active')
        where member_id in (select liked from likes where is_new and not held and origin <> 'member')`,
    ),
};
