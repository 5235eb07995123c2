import { dayIn } from '../sites/day.ts';

export { dayIn };

const dayMs = 86_400_000;

/** The calendar month of a moment in a time zone, `YYYY-MM`. */
export const monthIn = (zone: string, moment: Date): string => dayIn(zone, moment).slice(0, 7);

/** So many days later. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The first moment of the same time of day in a later month of the zone. */
export function nextMonth(zone: string, moment: Date): Date {
  let later = daysLater(moment, 1);
  while (monthIn(zone, later) === monthIn(zone, moment)) later = daysLater(later, 1);
  return later;
}
