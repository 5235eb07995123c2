import { dayIn } from '@velluto/rules';

const dayMs = 86_400_000;

/** An amount as people type it (`50`, `49,90`, `49.90`) in minor units of a currency with cents; null for anything else. */
export function parseAmount(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Days that are offered as the end of a pause: tomorrow, in a week, in a month, in a quarter. */
export const pauseDays = (now: number, timeZone: string): string[] =>
  [1, 7, 30, 90].map(days => dayIn(timeZone, now + days * dayMs));
