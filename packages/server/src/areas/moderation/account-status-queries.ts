import { type Selectable, sql } from 'kysely';
import type { MemberTable } from '../../infrastructure/postgres/schema.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { lastSeenSeq } from '../access/api.ts';
import { isUnseen } from '../likes/api.ts';

/** Changes the status of a member; false when it was not `from`. */
export async function setStatus(
  db: Db,
  memberId: string,
  from: Selectable<MemberTable>['status'],
  to: Selectable<MemberTable>['status'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ status: to })
    .where('id', '=', memberId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids of all members with whom the member has a conversation or a like, in ascending order. */
export async function selectContacts(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other_id as id from conv_member where member_id = ${memberId}
    union select liked from likes where liker = ${memberId}
    union select liker from likes where liked = ${memberId}
    order by id`.execute(db);
  return rows.map(row => row.id);
}

/** Locks the other participants' rows of the member's conversations until the transaction ends. */
export async function lockOtherSides(db: Db, memberId: string): Promise<void> {
  await sql`
    select from conv_member side
    where side.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
      and side.member_id <> ${memberId}
    order by side.conversation_id for update`.execute(db);
}

/** Sets the unread counts of the other participants to 0 (`clear`), or counts them again (`count`); blocked pairs have none. */
export async function updateUnreadOfContacts(
  db: Db,
  memberId: string,
  mode: 'clear' | 'count',
): Promise<void> {
  const counted = sql`(
    select count(*)::integer from message
    where message.conversation_id = side.conversation_id and message.seq > ${lastSeenSeq('side')}
      and message.sender_id = ${memberId} and message.status = 'sent')`;
  await sql`
    update conv_member side set unread = ${mode === 'clear' ? sql`0` : counted}
    where side.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
      and side.member_id <> ${memberId}
      and not exists (select from block
        where (blocker = side.member_id and blocked = ${memberId})
          or (blocker = ${memberId} and blocked = side.member_id))`.execute(db);
}

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
