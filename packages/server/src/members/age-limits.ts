import { dayOf, MIN_AGE, minimumAge } from '@velluto/rules';
import type { Site } from '../sites/site.ts';

/** Who is so old today was born on this day or earlier. */
export function birthday(today: Date, age: number): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  // 29 February in a year without one became 1 March: whoever was born then is younger
  if (day.getUTCDate() !== today.getUTCDate()) day.setUTCDate(0);
  return dayOf(day.getTime());
}

/**
 * Whom a site proposes to its members was born on this day or earlier: nobody is younger than the site lets members be,
 * though its pool may hold people of sites that let in younger ones.
 *
 * @param asked the age that the members themselves ask for
 */
export function bornUntil(site: Pick<Site, 'min_age'>, today: Date, asked = 0): string {
  return birthday(today, Math.max(minimumAge(site.min_age), asked));
}

/** Days of birth at most some years away from one, as a search filters by them. */
export function bornAround(dateOfBirth: string, years: number): { bornAfter: string; bornUntil: string } {
  const day = new Date(dateOfBirth);
  return { bornAfter: birthday(day, years), bornUntil: birthday(day, -years) };
}

/** True for a site that lets in everybody of its pool: nobody there is younger than any site lets in. */
export function admitsAllAges(site: Pick<Site, 'min_age'>): boolean {
  return minimumAge(site.min_age) === MIN_AGE;
}
