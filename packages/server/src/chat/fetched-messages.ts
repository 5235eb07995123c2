import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { type MessageRow, setFetched } from './message-queries.ts';

/**
 * Marks messages as fetched by a device of the recipient. A message is either fetched or refunded, never both.
 *
 * @returns ids of the messages that may be shown; the others were refunded before
 */
async function markFetched(
  db: Db,
  readerId: string,
  messages: Pick<MessageRow, 'id' | 'conversation_id'>[],
): Promise<Set<string>> {
  if (messages.length === 0) return new Set();
  return setFetched(db, readerId, {
    messages: messages.map(({ id }) => id),
    conversations: [...new Set(messages.map(({ conversation_id }) => conversation_id))],
  });
}

/** Marks messages as fetched that are about to be shown to a reader; returns those that may be shown. */
export async function fetchMessages<
  Row extends Pick<MessageRow, 'id' | 'conversation_id' | 'sender_id' | 'fetched'>,
>(db: Db, readerId: string, rows: Row[]): Promise<Row[]> {
  const isNew = ({ sender_id, fetched }: Row) => sender_id !== readerId && !fetched;
  const shown = await markFetched(db, readerId, rows.filter(isNew));
  return rows.filter(row => !isNew(row) || shown.has(row.id));
}

/**
 * Marks one message as fetched that an open page received. One that is marked already is neither locked nor written: the lock is the last
 * condition, so it is taken only for a message that fits the others.
 */
export async function markReceived(
  db: Db,
  readerId: string,
  { id, conversation_id }: Pick<MessageRow, 'id' | 'conversation_id'>,
): Promise<void> {
  await sql`
    update message set fetched = true
    where id = ${id} and status = 'sent' and not fetched and exists (
      select from conv_member where member_id = ${readerId} and conversation_id = ${conversation_id}
        and conversation_id = message.conversation_id
      for update)`.execute(db);
}
