import type { CountdownParts } from '@velluto/rules';
import { cachedIntl } from '../../provider/format.ts';

/** Stages of a countdown; screen readers are told when one begins. */
export type CountdownStage = 'start' | 'minutes' | 'minute' | 'end';

/** The stage of a countdown: more than ten minutes left, less, the last minute, over. */
export function countdownStage({ hours, minutes, seconds, elapsed }: CountdownParts): CountdownStage {
  if (elapsed) return 'end';
  const left = hours * 3600 + minutes * 60 + seconds;
  if (left > 600) return 'start';
  return left > 60 ? 'minutes' : 'minute';
}

/** What is left in the reader's language: "3 hours, 41 minutes", "12 minutes", "9 seconds". Never more than there is. */
export function timeInWords({ hours, minutes, seconds }: CountdownParts, locale: string): string {
  const say = (value: number, unit: 'hour' | 'minute' | 'second') =>
    cachedIntl(
      locale + unit,
      () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    ).format(value);
  if (hours === 0 && minutes === 0) return say(seconds, 'second');
  const parts = [hours > 0 && say(hours, 'hour'), minutes > 0 && say(minutes, 'minute')];
  return cachedIntl(`${locale}units`, () => new Intl.ListFormat(locale, { type: 'unit' })).format(
    parts.filter(part => part !== false),
  );
}
