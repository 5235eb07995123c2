import { dayIn, daysAfter, monthIn, startOfDay } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';

/** The same time some months later (or earlier, for a negative number); the last day of a month that is too short. */
export function addMonths(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}

const dayMs = 86_400_000;

/** A moment some days of 24 hours later. */
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/**
 * The earliest moment to collect a debit that is announced now: the days of notice later, both by the clock and by the site's calendar. When clocks are put
 * back, 24 hours may end on the day on which they began.
 */
export function collectionDate(site: Pick<Site, 'time_zone'>, now: Date, noticeDays: number): Date {
  const day = startOfDay(site.time_zone, daysAfter(dayIn(site.time_zone, now), noticeDays));
  return new Date(Math.max(addDays(now, noticeDays).getTime(), day));
}

/** The first day of the next month in the zone, at the same time of day (in UTC). */
export function sameTimeNextMonth(zone: string, moment: Date): Date {
  let later = addDays(moment, 1);
  while (monthIn(zone, later) === monthIn(zone, moment)) later = addDays(later, 1);
  return later;
}
