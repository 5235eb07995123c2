import { expect, test } from 'vitest';
import { dayOf, monthOf, startOfDay } from './calendar.ts';

test.each([
  ['Europe/Rome', '2027-01-31T22:59:59.999Z', '2027-01-31'],
  ['Europe/Rome', '2027-01-31T23:00:00.000Z', '2027-02-01'],
  ['America/New_York', '2027-01-01T04:59:59.999Z', '2026-12-31'],
])('in %s the moment %s falls on %s', (time_zone, moment, day) => {
  expect(dayOf({ time_zone }, new Date(moment))).toBe(day);
  expect(monthOf({ time_zone }, new Date(moment))).toBe(day.slice(0, 7));
});

test.each([
  ['Europe/Rome', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['Europe/Rome', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-01', '2026-12-31T11:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'], // this day had no midnight
])('in %s the day %s begins at %s', (time_zone, day, moment) => {
  expect(startOfDay({ time_zone }, day)).toEqual(new Date(moment));
});
