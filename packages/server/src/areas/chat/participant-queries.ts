import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { existsForParticipant } from '../access/api.ts';

/** Moves a conversation to the top of a participant's list and adds to their unread count. */
export async function bumpParticipant(
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

/** Query of conversations with the row of one participant (`mine`) joined to that of the other (`theirs`). */
export const bothParticipants = (db: Db) =>
  db
    .selectFrom('conv_member as mine')
    .innerJoin('conv_member as theirs', join =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.member_id', '=', 'mine.other_id'),
    );

/** A participant and how far the other has read; undefined when the member is not in the conversation. */
export async function selectParticipant(
  db: Db,
  memberId: string,
  by: { conversation: string } | { other: string },
) {
  return bothParticipants(db)
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
      existsForParticipant('mine').as('known'),
    ])
    .where('mine.member_id', '=', memberId)
    .$if('conversation' in by, query =>
      query.where('mine.conversation_id', '=', 'conversation' in by ? by.conversation : ''),
    )
    .$if('other' in by, query => query.where('mine.other_id', '=', 'other' in by ? by.other : ''))
    .executeTakeFirst();
}

/** A participant, locked until the transaction ends; undefined when the member is not in the conversation. */
export async function lockParticipant(db: Db, memberId: string, conversationId: string) {
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

/** Stores that a device of the participant has the messages up to a position; true when that position is new. */
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

/** Removes a conversation and its messages so far from a participant's list; unread messages do not become read. */
export async function clearParticipant(
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
