import { readStored, writeStored } from '../../platform/storage.ts';
import type { SignupValues } from './form.ts';

const place = 'velluto.signup';

/** What a reload brings back; never the password. */
export interface Kept {
  step: number;
  values: Partial<Omit<SignupValues, 'password'>>;
}

/** What was typed before a reload; null when nothing was. */
export const readKept = (): Kept | null => readStored<Kept>(place);

/** Keeps what was typed; nothing stays once the account is there. */
export const writeKept = (kept: Kept | null): void => writeStored(place, kept);

/** Takes a first message along into the form that opens next. */
export function keepMessage(message: string): void {
  const { step, values } = readKept() ?? { step: 0, values: {} };
  writeKept({ step, values: { ...values, message } });
}
