import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { lastSeenSeq } from '../access/api.ts';

const between = (a: string, b: string) =>
  sql<boolean>`((member_id = ${a} and other_id = ${b}) or (member_id = ${b} and other_id = ${a}))`;

/** The two participants of a conversation, locked until the transaction ends; none when the two never wrote. */
export async function lockBoth(db: Db, a: string, b: string) {
  return db
    .selectFrom('conv_member')
    .select(['member_id', 'unread'])
    .where(between(a, b))
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

/** Sets the unread counts of the conversation between two members to 0. */
export async function clearUnread(db: Db, a: string, b: string): Promise<void> {
  await db.updateTable('conv_member').set({ unread: 0 }).where(between(a, b)).execute();
}

/** Recounts the unread messages that each of two members has from the other (0 for those of a member who is not active); returns the numbers. */
export async function recountUnread(db: Db, a: string, b: string) {
  return db
    .updateTable('conv_member')
    .set({
      unread: sql<number>`(
        select count(*)::integer from message
        where message.conversation_id = conv_member.conversation_id
          and message.seq > ${lastSeenSeq('conv_member')}
          and message.sender_id = conv_member.other_id
          and message.status = 'sent'
          and exists (select from member where member.id = conv_member.other_id and member.status = 'active'))`,
    })
    .where(between(a, b))
    .returning(['member_id', 'unread'])
    .execute();
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
