import { sql } from 'kysely';
import { lastSeenSeq } from '../chat/participant-sql.ts';
import { isCounted } from '../likes/new-likes-sql.ts';
import type { Db } from '../ports/db/transaction.ts';
import { blocks } from './visibility-sql.ts';

/** Blocks between two members, in either direction. */
export async function selectBlocks(db: Db, a: string, b: string) {
  return db
    .selectFrom('block')
    .select(['blocker', 'blocked'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('blocker', '=', a), eb('blocked', '=', b)]),
        and([eb('blocker', '=', b), eb('blocked', '=', a)]),
      ]),
    )
    .execute();
}

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

/** Takes a block away; false when there was none. */
export async function deleteBlock(db: Db, blocker: string, blocked: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('block')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Since when one blocks another; undefined for who does not. */
export async function selectBlockedAt(db: Db, blocker: string, blocked: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('block')
    .select('created_at')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return row?.created_at;
}

/** People a member has blocked and who are still there, the latest first. */
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

/** How many of them there are. */
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

/** Takes the likes between two away, in both directions; returns whom each was for and whether it counted as new. */
export async function deleteLikesBetween(db: Db, a: string, b: string) {
  return db
    .deleteFrom('likes')
    .where(({ eb, or, and }) =>
      or([and([eb('liker', '=', a), eb('liked', '=', b)]), and([eb('liker', '=', b), eb('liked', '=', a)])]),
    )
    .returning(['liked', isCounted.as('counted')])
    .execute();
}

const between = (a: string, b: string) =>
  sql<boolean>`((member_id = ${a} and other_id = ${b}) or (member_id = ${b} and other_id = ${a}))`;

/** The two sides of a conversation, locked until the transaction ends; none when the two never wrote. */
export async function lockParticipants(db: Db, a: string, b: string) {
  return db
    .selectFrom('conv_member')
    .select(['member_id', 'unread'])
    .where(between(a, b))
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

/** Takes the unread marks off the conversation of two. */
export async function clearUnread(db: Db, a: string, b: string): Promise<void> {
  await db.updateTable('conv_member').set({ unread: 0 }).where(between(a, b)).execute();
}

/** Recounts what each of two has not read of the other, nothing of one who has left; returns the numbers. */
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
