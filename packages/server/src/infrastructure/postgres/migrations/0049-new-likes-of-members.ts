import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The number of new likes counts those of private members only. */
export const newLikesOfMembers = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`update user_state set new_likes = counted.new_likes from (
          select member_id, (select count(*) from likes join member liker on liker.id = likes.liker
            where likes.liked = member_id and likes.is_new and not likes.held and likes.origin = 'member'
              and liker.status = 'active') as new_likes
          from user_state where new_likes > 0) as counted
        where counted.member_id = user_state.member_id`,
    ),
};
