import { type DBSchema, deleteDB, openDB } from 'idb';
import type { Change, Kept } from '../../../platform/sealed/kept.ts';
import { readStored } from '../../../platform/storage.ts';
import type { OutboxEntry, OutboxUpload } from './entry.ts';

const draftsPlace = 'velluto.drafts';
const outboxName = 'velluto.outbox';

interface OutboxDatabase extends DBSchema {
  messages: { key: string; value: OutboxEntry };
  uploads: { key: string; value: OutboxUpload };
}

/** Drafts as they lay in the clear, by `<user>:<profile>`. */
const drafts = (user: string): Change[] =>
  Object.entries(readStored<Record<string, string>>(draftsPlace) ?? {})
    .filter(([key]) => key.startsWith(`${user}:`))
    .map(([key, text]) => ({ list: 'draft', id: key.slice(user.length + 1), value: { text } }));

async function outbox(user: string): Promise<Change[]> {
  const database = await openDB<OutboxDatabase>(outboxName);
  const [messages, uploads] = await Promise.all([database.getAll('messages'), database.getAll('uploads')]);
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
  if (lies) await deleteDB(outboxName);
}
