import { readStored, writeStored } from '../../platform/storage.ts';

/** A message that the server may not have yet. */
export interface OutboxEntry {
  /** Key under which it is sent, however often. */
  key: string;
  /** The user who wrote it: after another log-in it is not sent. */
  user: string;
  /** The other person. */
  profile: string;
  text: string;
  /** ISO 8601. */
  writtenAt: string;
}

const place = 'velluto.outbox';

/** What still has to be sent, kept on the device so that a reload loses nothing. */
export const readOutbox = (): OutboxEntry[] => readStored<OutboxEntry[]>(place) ?? [];

export function addToOutbox(entry: OutboxEntry): void {
  writeStored(place, [...readOutbox(), entry]);
}

export function removeFromOutbox(key: string): void {
  writeStored(
    place,
    readOutbox().filter(entry => entry.key !== key),
  );
}
