import { sql } from 'kysely';
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
