import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blocks, lastSeenSeq } from '../access/api.ts';
import { isUnseen } from '../likes/api.ts';

/** Adds a block; false when there was one already. */
export async function insertBlock(db: Db, blocker: string, blocked: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('block')
    .values({ blocker, blocked, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('blocker')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a block; false when there was none. */
export async function deleteBlock(db: Db, blocker: string, blocked: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('block')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Since when one member blocks another; undefined without a block. */
export async function selectBlockedAt(db: Db, blocker: string, blocked: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('block')
    .select('created_at')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return row?.created_at;
}

/** Active members whom a member has blocked, the latest first. */
export async function selectBlocked(db: Db, blocker: string, skip: number, limit: number) {
  return db
    .selectFrom('block')
    .innerJoin('member', 'member.id', 'block.blocked')
    .select(['block.blocked', 'block.created_at', blocks(sql.ref('block.blocked'), blocker).as('mutual')])
    .where('block.blocker', '=', blocker)
    .where('member.status', '=', 'active')
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** The number of active members whom a member has blocked. */
export async function countBlocked(db: Db, blocker: string): Promise<number> {
  const { count } = await db
    .selectFrom('block')
    .innerJoin('member', 'member.id', 'block.blocked')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('block.blocker', '=', blocker)
    .where('member.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the likes between two members; returns the liked member of each, and whether it was counted as new. */
export async function deleteLikesBetween(db: Db, a: string, b: string) {
  return db
    .deleteFrom('likes')
    .where(({ eb, or, and }) =>
      or([and([eb('liker', '=', a), eb('liked', '=', b)]), and([eb('liker', '=', b), eb('liked', '=', a)])]),
    )
    .returning(['liked', isUnseen.as('counted')])
    .execute();
}

const between = (a: string, b: string) =>
  sql<boolean>`((member_id = ${a} and other_id = ${b}) or (member_id = ${b} and other_id = ${a}))`;

/** The two participants of a conversation, locked until the transaction ends; none when the two never wrote. */
export async function lockParticipants(db: Db, a: string, b: string) {
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
