import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, dayIn, dayInCountry, daysAfter, monthIn, startOfDay } from './calendar-day.ts';

it.each([
  ['Europe/Rome', '2027-01-31T22:59:59.999Z', '2027-01-31'],
  ['Europe/Rome', '2027-01-31T23:00:00.000Z', '2027-02-01'],
  ['America/New_York', '2027-01-01T04:59:59.999Z', '2026-12-31'],
])('in %s the moment %s falls on %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
  expect(dayIn(timeZone, Date.parse(moment))).toBe(day);
  expect(monthIn(timeZone, new Date(moment))).toBe(day.slice(0, 7));
});

it.each([
  ['Europe/Rome', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['Europe/Rome', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-01', '2026-12-31T11:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'], // clocks went from 00:00 to 01:00
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'], // Samoa skipped this day: it changed sides of the date line
])('in %s the day %s begins at %s', (timeZone, day, moment) => {
  expect(new Date(startOfDay(timeZone, day)).toISOString()).toBe(moment);
});

it('adds days across the ends of months and years', () => {
  expect([daysAfter('2028-02-28', 1), daysAfter('2026-12-31', 1), daysAfter('2026-03-01', -1)]).toEqual([
    '2028-02-29',
    '2027-01-01',
    '2026-02-28',
  ]);
});

const bounds = (timeZone: string, moment: string) => {
  const { start, end } = calendarDay(timeZone, Date.parse(moment));
  return [new Date(start).toISOString(), new Date(end).toISOString(), (end - start) / 3_600_000];
};

describe('calendarDay', () => {
  it.each([
    ['Europe/Rome', '2026-11-21T12:00:00Z', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z', 24],
    ['Europe/Rome', '2026-11-20T22:59:59.999Z', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z', 24],
    ['Europe/Rome', '2026-11-20T23:00:00Z', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z', 24],
    // clocks go forward and back
    ['Europe/Rome', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 23],
    ['Europe/Rome', '2026-10-25T00:30:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 25],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', 25],
    // clocks go forward at midnight, so the day begins at one o'clock
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z', 23],
    // clocks change by half an hour here; the next zone is 14 hours ahead of UTC
    [
      'Australia/Lord_Howe',
      '2026-10-04T00:00:00Z',
      '2026-10-03T13:30:00.000Z',
      '2026-10-04T13:00:00.000Z',
      23.5,
    ],
    [
      'Pacific/Kiritimati',
      '2026-01-01T00:00:00Z',
      '2025-12-31T10:00:00.000Z',
      '2026-01-01T10:00:00.000Z',
      24,
    ],
    // 30 December 2011 was skipped there
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-29T10:00:00.000Z', '2011-12-30T10:00:00.000Z', 24],
    ['Pacific/Apia', '2011-12-30T12:00:00Z', '2011-12-30T10:00:00.000Z', '2011-12-31T10:00:00.000Z', 24],
  ])('%s at %s', (timeZone, moment, start, end, hours) => {
    expect(bounds(timeZone, moment)).toEqual([start, end, hours]);
  });

  it('contains its moment, has one date throughout, and adjoins the next day', () => {
    const zones = [
      'Europe/Rome',
      'Europe/London',
      'America/Havana',
      'Asia/Kolkata',
      'Pacific/Auckland',
      'UTC',
    ];
    const moments = integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
    assert(
      property(constantFrom(...zones), moments, (zone, moment) => {
        const { start, end } = calendarDay(zone, moment);
        const day = dayIn(zone, moment);
        expect(start).toBeLessThanOrEqual(moment);
        expect(end).toBeGreaterThan(moment);
        expect([dayIn(zone, start), dayIn(zone, end - 1)]).toEqual([day, day]);
        expect([dayIn(zone, start - 1), dayIn(zone, end)]).not.toContain(day);
        expect(calendarDay(zone, end).start).toBe(end);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['IT', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['IT', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['NZ', '2026-11-21T11:00:00Z', '2026-11-22'],
  ['US', '2026-11-22T09:59:59Z', '2026-11-21'],
  ['US', '2026-11-22T10:00:00Z', '2026-11-22'],
  ['ZZ', '2026-11-21T23:59:59Z', '2026-11-21'],
])('in %s at %s the day is %s', (country, moment, day) => {
  expect(dayInCountry(country, new Date(moment))).toBe(day);
});
