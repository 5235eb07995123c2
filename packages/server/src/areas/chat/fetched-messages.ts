import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { type MessageRow, setFetched } from './message-queries.ts';

/**
 * Marks messages as fetched that are about to be shown to a reader. A message is either fetched or refunded, never both.
 *
 * @returns the messages that may be shown; the others were refunded before
 */
export async function fetchMessages<
  Row extends Pick<MessageRow, 'id' | 'conversation_id' | 'sender_id' | 'fetched'>,
>(db: Db, readerId: string, rows: Row[]): Promise<Row[]> {
  const isNew = ({ sender_id, fetched }: Row) => sender_id !== readerId && !fetched;
  const fresh = rows.filter(isNew);
  if (fresh.length === 0) return rows;
  const shown = await setFetched(db, readerId, {
    messages: fresh.map(({ id }) => id),
    conversations: [...new Set(fresh.map(({ conversation_id }) => conversation_id))],
  });
  return rows.filter(row => !isNew(row) || shown.has(row.id));
}

/**
 * Marks one message as fetched that an open page received. One that is marked already is neither locked nor written:
 * the lock is the last condition, so it is taken only for a message that fits the others.
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
