import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { isKnown } from './sides-sql.ts';

/** Brings a conversation to the top of a side's list, with messages more to read. */
export async function touchSide(
  db: Db,
  conversationId: string,
  memberId: string,
  now: Date,
  unread: number,
): Promise<void> {
  await db
    .updateTable('conv_member')
    .set({ hidden: false, last_at: now, unread: sql`unread + ${unread}` })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Each member's side of their conversations, with the side of the other one. */
export const bothSides = (db: Db) =>
  db
    .selectFrom('conv_member as mine')
    .innerJoin('conv_member as theirs', join =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.member_id', '=', 'mine.other_id'),
    );

/** One side of a conversation and how far the other one is; undefined when the member has no part in it. */
export async function selectSide(db: Db, memberId: string, by: { conversation: string } | { other: string }) {
  return bothSides(db)
    .innerJoin('member', 'member.id', 'mine.member_id')
    .select([
      'member.invisible',
      'mine.conversation_id',
      'mine.other_id',
      'mine.read_seq',
      'mine.delivered_seq',
      'mine.cleared_seq',
      'theirs.hidden as other_hidden',
      'theirs.read_seq as other_read_seq',
      'theirs.delivered_seq as other_delivered_seq',
      isKnown('mine').as('known'),
    ])
    .where('mine.member_id', '=', memberId)
    .$if('conversation' in by, query =>
      query.where('mine.conversation_id', '=', 'conversation' in by ? by.conversation : ''),
    )
    .$if('other' in by, query => query.where('mine.other_id', '=', 'other' in by ? by.other : ''))
    .executeTakeFirst();
}

/** A side locked until the transaction ends; undefined when the member has no part in the conversation. */
export async function lockSide(db: Db, memberId: string, conversationId: string) {
  return db
    .selectFrom('conv_member')
    .select(['other_id', 'unread', 'read_seq', 'delivered_seq', 'cleared_seq'])
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRead(
  db: Db,
  memberId: string,
  conversationId: string,
  readSeq: number,
  unread: number,
): Promise<void> {
  await db
    .updateTable('conv_member')
    .set({ read_seq: readSeq, unread, delivered_seq: sql`greatest(delivered_seq, ${readSeq}::integer)` })
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .execute();
}

/** Notes that a device of this side has the messages; true when it did not have them before. */
export async function setDelivered(
  db: Db,
  memberId: string,
  conversationId: string,
  seq: number,
): Promise<boolean> {
  const row = await db
    .updateTable('conv_member')
    .set({ delivered_seq: seq })
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('delivered_seq', '<', seq)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a conversation out of one side's list with all it holds so far; what was not read is not called read. */
export async function clearSide(
  db: Db,
  memberId: string,
  conversationId: string,
  seq: number,
): Promise<void> {
  await db
    .updateTable('conv_member')
    .set({ hidden: true, cleared_seq: seq, unread: 0 })
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .execute();
}
