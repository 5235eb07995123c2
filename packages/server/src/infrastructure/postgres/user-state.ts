import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Locks the state rows of members until the transaction ends, so that concurrent changes between two of them wait for each other. */
export async function lockStates(db: Db, memberIds: string[]): Promise<void> {
  await db
    .selectFrom('user_state')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

/** Adds the state of a new member. */
export async function insertState(db: Db, memberId: string): Promise<void> {
  await db.insertInto('user_state').values({ member_id: memberId }).execute();
}

/** Numbers to add to a member's counters. */
export interface StateChange {
  unread?: number;
  newLikes?: number;
}

/**
 * Raises a member's version, so that the next polled call is answered in full, and changes the counters. Call it in the
 * transaction of every change to what `user.php`, `chats.php` or `likes.php` show.
 */
export async function incrementVersion(db: Db, memberId: string, change: StateChange = {}): Promise<void> {
  const { unread = 0, newLikes = 0 } = change;
  await sql`
    update user_state set
      version = version + 1,
      unread = greatest(0, unread + ${unread}),
      new_likes = greatest(0, new_likes + ${newLikes})
    where member_id = ${memberId}`.execute(db);
}

/** SQL: true when a row of `likes` is new for the member who got it: it is marked so in lists, and counted in `user_state`. */
export const isUnseen: RawBuilder<boolean> = sql<boolean>`(likes.is_new and not likes.held
  and exists (select from member where member.id = likes.liker and member.status = 'active'))`;

/** Counts unread messages and new likes of these members again, and raises their versions. */
export async function recountStates(db: Db, memberIds: string[]): Promise<void> {
  await sql`
    update user_state set
      version = version + 1,
      unread = (select coalesce(sum(side.unread), 0) from conv_member side
        where side.member_id = user_state.member_id and not side.hidden),
      new_likes = (select count(*) from likes where likes.liked = user_state.member_id and ${isUnseen})
    where member_id = any(${memberIds}::uuid[])`.execute(db);
}
