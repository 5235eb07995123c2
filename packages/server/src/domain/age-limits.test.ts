import { ageOn, dayInCountry } from '@velluto/rules';
import { expect, it } from 'vitest';
import { bornAsSought, bornUntil } from './age-limits.ts';

// west and east of UTC, and on both sides of the date line
const countries = ['IT', 'GB', 'US', 'AS', 'NZ', 'KI'];
const hours = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 10, 21, hour)));

it('a site with a higher minimum age shows nobody who is younger where they live', () => {
  for (const country of countries)
    for (const now of hours)
      expect(
        ageOn(bornUntil({ min_age: 21 }, now), dayInCountry(country, now)),
        `${country} ${now.toISOString()}`,
      ).toBeGreaterThanOrEqual(21);
});

it('the lowest age leaves out nobody who could sign up where they live', () => {
  for (const country of countries)
    for (const now of hours) {
      const today = dayInCountry(country, now);
      const born = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
      expect(ageOn(born, today)).toBe(18);
      expect(born <= bornUntil({ min_age: 18 }, now), `${country} ${now.toISOString()}`).toBe(true);
    }
});

it('a day later they are shown everywhere', () => {
  expect(bornUntil({ min_age: 21 }, new Date('2026-11-22T11:59:00Z'))).toBe('2005-11-21');
  expect(bornUntil({ min_age: 21 }, new Date('2026-11-22T12:00:00Z'))).toBe('2005-11-22');
});

const soughtIn = (min_age: number, now: Date, ages: { min?: number; max?: number }, country = 'IT') =>
  bornAsSought({ min_age }, now, { min: ages.min, max: ages.max, country });

it('an age that is asked for counts from the birthday on, and never shows the younger ones', () => {
  const morning = new Date('2026-11-22T06:00:00Z');
  expect(soughtIn(21, morning, { min: 36 }).bornUntil).toBe('1990-11-22');
  expect(soughtIn(21, morning, { min: 18 }).bornUntil).toBe('2005-11-21');
  expect(soughtIn(21, morning, {})).toEqual({ bornUntil: '2005-11-21', bornAfter: null });
});

it('an age that is asked for is found from the birthday where the member lives to the day before the next', () => {
  for (const country of countries)
    for (const now of hours) {
      const today = dayInCountry(country, now);
      const born = (age: number) => `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
      const sought = soughtIn(18, now, { min: 30, max: 39 }, country);
      expect(sought, `${country} ${now.toISOString()}`).toEqual({ bornUntil: born(30), bornAfter: born(40) });
    }
});
