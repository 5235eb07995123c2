import type { Kept as KeptSealed } from '../../platform/sealed/kept.ts';
import { readStored } from '../../platform/storage.ts';
import type { Visit } from '../../platform/visit.ts';
import type { SignupValues } from './form.ts';

/** Where a version before kept it in the clear. */
const formerPlace = 'velluto.signup';

/** What a reload brings back; never the password. */
export interface Kept {
  step: number;
  values: Partial<Omit<SignupValues, 'password'>>;
}

/** The visitor's, also for a moment after they have become a member: then it goes. */
async function sealedOf(visit: Visit): Promise<KeptSealed> {
  const { createSealed } = await import('../../platform/sealed/sealed.ts');
  return visit.store(createSealed).of(null);
}
const form = (value: Kept | null) => ({ list: 'signup', id: '', value }) as const;

/** What was typed before a reload; null when nothing was. */
export async function readKept(visit: Visit): Promise<Kept | null> {
  const sealed = await sealedOf(visit);
  const former = readStored<Kept>(formerPlace);
  if ((await sealed.open()) && former) {
    await sealed.change(form(former));
    localStorage.removeItem(formerPlace);
  }
  return sealed.get<Kept>('signup', '');
}

/** Keeps what was typed, sealed; nothing stays once the account is there. */
export async function writeKept(visit: Visit, kept: Kept | null): Promise<void> {
  await (await sealedOf(visit)).change(form(kept));
}
