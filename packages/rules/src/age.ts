import { MIN_AGE } from './constants.ts';

/** A calendar day without a time. */
interface Day {
  year: number;
  month: number;
  day: number;
}

/** Reads `YYYY-MM-DD`; null for anything else and for days that do not exist. */
function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return exists ? { year, month, day } : null;
}

/**
 * Full years between two `YYYY-MM-DD` days; null when either is not a day. People born on 29 February have their birthday
 * on 1 March in years without that day.
 */
export function ageOn(dateOfBirth: string, today: string): number | null {
  const birth = parseDay(dateOfBirth);
  const now = parseDay(today);
  if (!birth || !now) return null;
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}

/** The UTC day of an epoch-millisecond moment as `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Lowest age of a site's members in years: its own minimum, but never below 18 (spec § 6.3). */
export function minimumAge(siteMinimum: number | null | undefined): number {
  return Math.max(MIN_AGE, siteMinimum ?? MIN_AGE);
}
