import { dayOf, MIN_AGE, minimumAge } from '@velluto/rules';
import type { Site } from './sites/site.ts';

/** The latest day of birth of people who are `age` years old today. */
export function birthday(today: Date, age: number): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  // in a year without it, 29 February became 1 March, but those born on 1 March are not old enough yet: go back to 28 February
  if (day.getUTCDate() !== today.getUTCDate()) day.setUTCDate(0);
  return dayOf(day.getTime());
}

const hour = 3_600_000;
/** From UTC to where a day begins first, and to where it begins last. */
const [firstZone, lastZone] = [14 * hour, -12 * hour];

/**
 * The latest day of birth of members whom a site shows: nobody is younger than the site's minimum age by the day where they live,
 * though its pool may include members of sites with a lower one. The lowest age is one that all had at their sign-up.
 *
 * @param asked minimum age that the viewer filters by
 */
export function bornUntil(site: Pick<Site, 'min_age'>, now: Date, asked = 0): string {
  const minimum = minimumAge(site.min_age);
  const shown = birthday(new Date(now.getTime() + (minimum === MIN_AGE ? firstZone : lastZone)), minimum);
  const [earliest = shown] = [shown, birthday(now, asked)].sort();
  return earliest;
}

/** The day after which people are born who are not older than `oldest`; null without a limit. */
export const bornAfter = (today: Date, oldest: number | null | undefined): string | null =>
  oldest == null ? null : birthday(today, oldest + 1);

/** Filter for days of birth: the ages that a member looks for, among those that the site shows. */
export const bornAsSought = (
  site: Pick<Site, 'min_age'>,
  today: Date,
  { sought_min_age, sought_max_age }: { sought_min_age: number | null; sought_max_age: number | null },
) => ({
  bornUntil: bornUntil(site, today, sought_min_age ?? undefined),
  bornAfter: bornAfter(today, sought_max_age),
});

/** Filter for days of birth that are at most some years from another. */
export function bornAround(dateOfBirth: string, years: number): { bornAfter: string; bornUntil: string } {
  const day = new Date(dateOfBirth);
  return { bornAfter: birthday(day, years), bornUntil: birthday(day, -years) };
}

/** True for a site with the lowest minimum age, which shows all members of its pool. */
export function admitsAllAges(site: Pick<Site, 'min_age'>): boolean {
  return minimumAge(site.min_age) === MIN_AGE;
}
