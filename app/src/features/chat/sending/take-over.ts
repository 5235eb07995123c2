import type { Change, Kept } from '../../../platform/sealed/kept.ts';
import { answer } from '../../../platform/sealed/rows.ts';
import { readStored } from '../../../platform/storage.ts';
import type { OutboxEntry, OutboxUpload } from './entry.ts';

const draftsPlace = 'velluto.drafts';
const outboxName = 'velluto.outbox';

/** Drafts as they lay in the clear, by `<user>:<profile>`. */
const drafts = (user: string): Change[] =>
  Object.entries(readStored<Record<string, string>>(draftsPlace) ?? {})
    .filter(([key]) => key.startsWith(`${user}:`))
    .map(([key, text]) => ({ list: 'draft', id: key.slice(user.length + 1), value: { text } }));

async function outbox(user: string): Promise<Change[]> {
  const database = await answer(indexedDB.open(outboxName));
  const reading = database.transaction(['messages', 'uploads']);
  const [messages, uploads] = await Promise.all([
    answer<OutboxEntry[]>(reading.objectStore('messages').getAll()),
    answer<OutboxUpload[]>(reading.objectStore('uploads').getAll()),
  ]);
  database.close();
  return [
    ...messages.map(value => ({ list: 'message', id: value.key, value }) as const),
    ...uploads.map(value => ({ list: 'upload', id: value.profile, value }) as const),
  ].filter(({ value }) => value.user === user);
}

/**
 * Seals what a version before kept in the clear of this user, and removes all of it. What other members of this device
 * left there goes too: without their keys it could only lie open.
 */
export async function takeOver(user: string, kept: Kept): Promise<void> {
  const lies = (await indexedDB.databases()).some(({ name }) => name === outboxName);
  const found = [...drafts(user), ...(lies ? await outbox(user) : [])];
  if (found.length > 0) await kept.change(...found);
  localStorage.removeItem(draftsPlace);
  if (lies) indexedDB.deleteDatabase(outboxName);
}
