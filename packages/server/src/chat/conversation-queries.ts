import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith, blocks } from '../trust/blocks-sql.ts';
import { hiddenFrom } from '../trust/visibility.ts';

/** The two of a conversation as the table keeps them: the smaller id first. */
function pairOf(one: string, other: string): { member_a: string; member_b: string } {
  return one < other ? { member_a: one, member_b: other } : { member_a: other, member_b: one };
}

/** Everything that decides whether somebody may write to somebody; undefined for an unknown sender. */
export async function selectFacts(db: Db, from: string, to: string) {
  const { member_a, member_b } = pairOf(from, to);
  return db
    .selectFrom('member as sender')
    .leftJoin('account', 'account.member_id', 'sender.id')
    .leftJoin('member as recipient', join =>
      join
        .on('recipient.id', '=', to)
        .onRef('recipient.id', '<>', 'sender.id')
        .onRef('recipient.pool', '=', 'sender.pool')
        .on('recipient.status', '=', 'active'),
    )
    .leftJoin('conversation', join => join.on('member_a', '=', member_a).on('member_b', '=', member_b))
    .select(({ selectFrom }) => [
      'sender.origin',
      'account.status as account_status',
      'account.paid_user',
      'recipient.id as recipient_id',
      'conversation.id as conversation_id',
      selectFrom('conversation as own')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .whereRef('own.started_by', '=', 'sender.id')
        .as('started'),
      blocks(from, to).as('i_blocked'),
      blocks(to, from).as('blocked_me'),
      hiddenFrom('recipient', from).as('hidden'),
    ])
    .where('sender.id', '=', from)
    .executeTakeFirst();
}

/** What `selectFacts` found. */
export type Facts = NonNullable<Awaited<ReturnType<typeof selectFacts>>>;

/** The conversation of two with both sides; made once, whoever of the two comes first. */
export async function openConversation(
  db: Db,
  id: string,
  starter: string,
  other: string,
  now: Date,
): Promise<string> {
  const pair = pairOf(starter, other);
  await db
    .insertInto('conversation')
    .values({ id, ...pair, started_by: starter, last_at: now, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const conversation = await db
    .selectFrom('conversation')
    .select('id')
    .where('member_a', '=', pair.member_a)
    .where('member_b', '=', pair.member_b)
    .executeTakeFirstOrThrow();
  const side = { conversation_id: conversation.id, hidden: true, last_at: now };
  await db
    .insertInto('conv_member')
    .values([
      { ...side, member_id: starter, other_id: other },
      { ...side, member_id: other, other_id: starter },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return conversation.id;
}

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
