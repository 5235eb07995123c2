import type { Db } from '../ports/db/transaction.ts';
import { type MessageRow, setFetched } from './message-queries.ts';

/**
 * Notes that a device of the addressee gets messages: each is fetched or paid back, never both.
 *
 * @returns ids of those that may be shown: the others were paid back
 */
export async function markFetched(
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

/** Of messages that are about to be shown to a reader, those that may be: what was not fetched before is now. */
export async function fetchMessages<
  Row extends Pick<MessageRow, 'id' | 'conversation_id' | 'sender_id' | 'fetched'>,
>(db: Db, readerId: string, rows: Row[]): Promise<Row[]> {
  const isNew = ({ sender_id, fetched }: Row) => sender_id !== readerId && !fetched;
  const shown = await markFetched(db, readerId, rows.filter(isNew));
  return rows.filter(row => !isNew(row) || shown.has(row.id));
}
