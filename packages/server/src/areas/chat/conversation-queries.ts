import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blockedWith } from '../access/api.ts';
import { bothParticipants } from './participant-queries.ts';

/** The list shows at most this many conversations. */
const LIST_LIMIT = 500;

/** Takes the next positions of a conversation, which stays locked until the transaction ends; returns the last of them. */
export async function takePositions(db: Db, id: string, count: number, now: Date): Promise<number> {
  const { last_seq } = await db
    .updateTable('conversation')
    .set({ last_seq: sql`last_seq + ${count}`, last_at: now })
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
}

/** The last position of a conversation; a query apart from `lockParticipant`, since it must not read an older snapshot than that lock. */
export async function selectLastSeq(db: Db, conversationId: string): Promise<number> {
  const { last_seq } = await db
    .selectFrom('conversation')
    .select('last_seq')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return last_seq;
}

/** The other participant of a sender's conversation and whether they can still receive messages; the conversation stays locked. */
export async function lockRecipient(db: Db, conversationId: string, senderId: string) {
  return db
    .selectFrom('conversation')
    .innerJoin('conv_member', join =>
      join
        .onRef('conv_member.conversation_id', '=', 'conversation.id')
        .on('conv_member.member_id', '=', senderId),
    )
    .leftJoin('member', 'member.id', 'conv_member.other_id')
    .select([
      'conv_member.other_id',
      sql<boolean>`coalesce(member.status = 'active', false)
        and conv_member.other_id not in ${blockedWith(senderId)}`.as('reachable'),
    ])
    .where('conversation.id', '=', conversationId)
    .forUpdate(['conversation'])
    .executeTakeFirstOrThrow();
}

/** Unread messages in all of a member's conversations. */
export async function selectUnread(db: Db, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('user_state')
    .select('unread')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Whether a member has premium, and so sees read receipts. */
export async function isPremium(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('paid_user')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.paid_user ?? false;
}

/** A member's conversations, the latest first, each with the last message that the member may see. */
export async function selectConversations(db: Db, memberId: string) {
  return bothParticipants(db)
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('message')
          .select([
            'id',
            'seq',
            'sender_id',
            'kind',
            'text',
            'photo',
            'gift',
            'icebreaker',
            'origin',
            'status',
            'credits',
          ])
          .select(['request_hash', 'created_at', 'fetched'])
          .whereRef('message.conversation_id', '=', 'mine.conversation_id')
          .whereRef('message.seq', '>', 'mine.cleared_seq')
          .where(({ eb: on, or, ref }) =>
            or([on('status', '=', 'sent'), on('sender_id', '=', ref('mine.member_id'))]),
          )
          .orderBy('message.seq', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .selectAll('last')
    .select([
      'mine.conversation_id',
      'mine.other_id',
      'mine.unread',
      'mine.delivered_seq',
      'mine.last_at',
      'theirs.read_seq as other_read_seq',
      'theirs.delivered_seq as other_delivered_seq',
    ])
    .select(eb =>
      eb
        .selectFrom('user_state')
        .select('user_state.unread')
        .where('user_state.member_id', '=', memberId)
        .as('unread_in_all'),
    )
    .where('mine.member_id', '=', memberId)
    .where('mine.hidden', '=', false)
    .where('mine.other_id', 'not in', blockedWith(memberId))
    .orderBy('mine.last_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(LIST_LIMIT)
    .execute();
}
