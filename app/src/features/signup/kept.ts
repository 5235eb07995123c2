import { createEncryptedStorage, type PersonalStorage } from '../../platform/encrypted-storage/storage.ts';
import type { Visit } from '../../platform/visit.ts';
import type { SignupValues } from './form.ts';

/** What a reload brings back; never the password. */
export interface Kept {
  step: number;
  values: Partial<Omit<SignupValues, 'password'>>;
}

/** The visitor's, also for a moment after they have become a member: then it goes. */
const storageOf = (visit: Visit): PersonalStorage => visit.store(createEncryptedStorage).of(null);
const form = (value: Kept | null) => ({ list: 'signup', id: '', value }) as const;

/** What was typed before a reload; null when nothing was. */
export async function readKept(visit: Visit): Promise<Kept | null> {
  await storageOf(visit).open();
  return storageOf(visit).get<Kept>('signup', '');
}

/** Keeps what was typed, encrypted; nothing stays once the account is there. */
export const writeKept = (visit: Visit, kept: Kept | null): Promise<void> =>
  storageOf(visit).change(form(kept));
