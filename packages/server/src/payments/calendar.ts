import { dayIn, daysAfter, monthIn, startOfDay } from '@velluto/rules';
import type { Site } from '../sites/site.ts';

/** The same moment some months later, or earlier for a negative number; in a shorter month its last day. */
export function addMonths(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}

const dayMs = 86_400_000;

/** So many days later. */
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/**
 * When a collection that is announced now may be: so many days later by the clock and by the calendar. Where clocks are put
 * back, 24 hours may end on the day they began.
 */
export function collectionDate(site: Pick<Site, 'time_zone'>, now: Date, noticeDays: number): Date {
  const day = startOfDay(site.time_zone, daysAfter(dayIn(site.time_zone, now), noticeDays));
  return new Date(Math.max(addDays(now, noticeDays).getTime(), day));
}

/** The first moment of the same time of day in a later month of the zone. */
export function sameTimeNextMonth(zone: string, moment: Date): Date {
  let later = addDays(moment, 1);
  while (monthIn(zone, later) === monthIn(zone, moment)) later = addDays(later, 1);
  return later;
}
