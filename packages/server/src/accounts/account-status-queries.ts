import { type Selectable, sql } from 'kysely';
import { lastSeenSeq } from '../chat/participant-sql.ts';
import type { MemberTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';

/** Whether a member is there: neither left nor disabled. */
export async function isActive(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the status of a member; false when it was another one than `from`. */
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

/** Everybody in whose conversations or likes the member is, smaller ids first. */
export async function selectContacts(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other_id as id from conv_member where member_id = ${memberId}
    union select liked from likes where liker = ${memberId}
    union select liker from likes where liked = ${memberId}
    order by id`.execute(db);
  return rows.map(row => row.id);
}

/** The others' sides of the member's conversations, locked until the transaction ends. */
export async function lockOtherSides(db: Db, memberId: string): Promise<void> {
  await sql`
    select from conv_member side
    where side.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
      and side.member_id <> ${memberId}
    order by side.conversation_id for update`.execute(db);
}

/** Takes the unread marks off what others have of the member, or counts them again; blocked pairs have none. */
export async function updateUnreadOfContacts(
  db: Db,
  memberId: string,
  way: 'clear' | 'count',
): Promise<void> {
  const counted = sql`(
    select count(*)::integer from message
    where message.conversation_id = side.conversation_id and message.seq > ${lastSeenSeq('side')}
      and message.sender_id = ${memberId} and message.status = 'sent')`;
  await sql`
    update conv_member side set unread = ${way === 'clear' ? sql`0` : counted}
    where side.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
      and side.member_id <> ${memberId}
      and not exists (select from block
        where (blocker = side.member_id and blocked = ${memberId})
          or (blocker = ${memberId} and blocked = side.member_id))`.execute(db);
}

/** Counts again what some members have not read and which likes are new to them, and raises their versions. */
export async function recountStates(db: Db, memberIds: string[]): Promise<void> {
  await sql`
    update user_state set
      version = version + 1,
      unread = (select coalesce(sum(side.unread), 0) from conv_member side
        where side.member_id = user_state.member_id and not side.hidden),
      new_likes = (select count(*) from likes join member liker on liker.id = likes.liker
        where likes.liked = user_state.member_id and likes.is_new and not likes.held and liker.status = 'active')
    where member_id = any(${memberIds}::uuid[])`.execute(db);
}
