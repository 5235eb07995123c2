import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith } from '../trust/visibility-sql.ts';

/** The next positions of a conversation, which stays locked until the transaction ends; answers the last one. */
export async function takePositions(db: Db, id: string, count: number, now: Date): Promise<number> {
  const { last_seq } = await db
    .updateTable('conversation')
    .set({ last_seq: sql`last_seq + ${count}`, last_at: now })
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
}

/** The last position of a conversation; asked apart from `lockSide` so that it is not older than that lock. */
export async function selectLastSeq(db: Db, conversationId: string): Promise<number> {
  const { last_seq } = await db
    .selectFrom('conversation')
    .select('last_seq')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return last_seq;
}

/** Whom a sender's conversation goes to and whether they can still be reached; the conversation stays locked. */
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

/** Whether a member is told what others have read. */
export async function isPremium(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('paid_user')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.paid_user ?? false;
}
