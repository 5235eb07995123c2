import { dayInCountry, dayOf, MIN_AGE, minimumAge } from '@velluto/rules';
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
 */
export function bornUntil(site: Pick<Site, 'min_age'>, now: Date): string {
  const minimum = minimumAge(site.min_age);
  return birthday(new Date(now.getTime() + (minimum === MIN_AGE ? firstZone : lastZone)), minimum);
}

/** Ages in years that are looked for, null or left out without a limit, and the country where those live who are looked for. */
interface SoughtAges {
  min: number | null | undefined;
  max: number | null | undefined;
  country: string;
}

/**
 * Filter for days of birth: the ages that a viewer looks for, among those that the site shows. Ages are those on the profiles, by the
 * day where their members live; where several countries are searched, those of the others may differ on the day of the birthday.
 */
export function bornAsSought(site: Pick<Site, 'min_age'>, now: Date, { min, max, country }: SoughtAges) {
  const today = new Date(dayInCountry(country, now));
  const sought = birthday(today, min ?? 0);
  let until = bornUntil(site, now);
  if (sought < until) until = sought;
  return { bornUntil: until, bornAfter: max == null ? null : birthday(today, max + 1) };
}

/** Filter for days of birth that are at most some years from another. */
export function bornAround(dateOfBirth: string, years: number): { bornAfter: string; bornUntil: string } {
  const day = new Date(dateOfBirth);
  return { bornAfter: birthday(day, years), bornUntil: birthday(day, -years) };
}

/** True for a site with the lowest minimum age, which shows all members of its pool. */
export function admitsAllAges(site: Pick<Site, 'min_age'>): boolean {
  return minimumAge(site.min_age) === MIN_AGE;
}
