import { dayIn } from './day.ts';
import type { Site } from './site.ts';

/** The day that a moment falls on in the site's time zone, `YYYY-MM-DD`. */
export function dayOf(site: Pick<Site, 'time_zone'>, at: Date): string {
  return dayIn(site.time_zone, at);
}

/** The calendar month that a moment falls on in the site's time zone, `YYYY-MM`. */
export function monthOf(site: Pick<Site, 'time_zone'>, at: Date): string {
  return dayOf(site, at).slice(0, 7);
}

const hour = 3_600_000;

/** The day (`YYYY-MM-DD`) so many days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}

/** The moment at which a day (`YYYY-MM-DD`) begins in the site's time zone. */
export function startOfDay(site: Pick<Site, 'time_zone'>, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // zones are at most 14 hours away; where a day has no midnight, its first moment is found all the same
  let [before, from] = [midnight - 15 * hour, midnight + 15 * hour];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayOf(site, new Date(middle)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}
