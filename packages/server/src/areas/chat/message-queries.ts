import { type Selectable, sql } from 'kysely';
import type { MessageTable } from '../../infrastructure/postgres/tables/chat.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

const columns = [
  'message.id',
  'message.conversation_id',
  'message.seq',
  'message.sender_id',
  'message.kind',
  'message.text',
  'message.photo',
  'message.gift',
  'message.icebreaker',
  'message.origin',
  'message.status',
  'message.credits',
  'message.idempotency_key',
  'message.request_hash',
  'message.created_at',
  'message.fetched',
] as const;

/** A message as it is stored. */
export type MessageRow = Pick<
  Selectable<MessageTable>,
  (typeof columns)[number] extends `message.${infer Column}` ? Column & keyof MessageTable : never
>;

/** The newest messages that a participant may see, newest first: all their own, and the delivered ones of the other. */
export async function selectNewest(
  db: Db,
  conversationId: string,
  readerId: string,
  range: { after: number; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', range.after)
    .$if(range.before !== undefined, query => query.where('seq', '<', range.before ?? 0))
    .where(({ eb, or }) => or([eb('status', '=', 'sent'), eb('sender_id', '=', readerId)]))
    .orderBy('seq', 'desc')
    .limit(range.limit)
    .execute();
}

/** Marks messages as fetched by a device of the recipient, under the lock that refunds take too; returns the ids of those that were not refunded. */
export async function setFetched(
  db: Db,
  readerId: string,
  { messages, conversations }: { messages: string[]; conversations: string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update message set fetched = true
    where id = any(${messages}::uuid[]) and status = 'sent' and conversation_id in (
      select conversation_id from conv_member
      where member_id = ${readerId} and conversation_id = any(${conversations}::uuid[])
      order by conversation_id for update)
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many messages of the other participant a reader has not read. */
export async function countUnread(
  db: Db,
  conversationId: string,
  readerId: string,
  readSeq: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', readSeq)
    .where('sender_id', '<>', readerId)
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Messages of a sender that are held until they confirm the e-mail address, in the order in which they were written. */
export async function selectHeld(db: Db, senderId: string, conversationId?: string): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .select(columns)
    .where('sender_id', '=', senderId)
    .where('status', '=', 'held')
    .$if(conversationId !== undefined, query => query.where('conversation_id', '=', conversationId ?? ''))
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
}

/** Ids of the recipients of a member's held messages, in ascending order. */
export async function selectHeldRecipients(db: Db, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('conv_member as side', join =>
      join
        .onRef('side.conversation_id', '=', 'message.conversation_id')
        .onRef('side.member_id', '=', 'message.sender_id'),
    )
    .select('side.other_id')
    .distinct()
    .where('message.sender_id', '=', senderId)
    .where('message.status', '=', 'held')
    .orderBy('side.other_id')
    .execute();
  return rows.map(row => row.other_id);
}

/** Delivers a held message at the end of its conversation. */
export async function releaseMessage(db: Db, id: string, seq: number, now: Date): Promise<MessageRow> {
  return db
    .updateTable('message')
    .set({ status: 'sent', seq, delivered_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Marks a held message as refunded, so that it is never delivered. */
export async function markRefunded(db: Db, id: string): Promise<void> {
  await db.updateTable('message').set({ status: 'refunded' }).where('id', '=', id).execute();
}
