import { readStored, writeStored } from '../../platform/storage.ts';

const place = 'velluto.drafts';
/** What was begun, by the user who wrote it and the other person. */
type Drafts = Record<string, string>;

const keyOf = (user: string, profile: string) => `${user}:${profile}`;

/** What the user had begun to write to somebody; it outlives a reload and the way to the payment and back. */
export const readDraft = (user: string, profile: string): string =>
  readStored<Drafts>(place)?.[keyOf(user, profile)] ?? '';

/** Keeps what the user has begun to write; nothing is kept of an empty one. */
export function keepDraft(user: string, profile: string, text: string): void {
  const { [keyOf(user, profile)]: _, ...others } = readStored<Drafts>(place) ?? {};
  writeStored(place, text === '' ? others : { ...others, [keyOf(user, profile)]: text });
}
