import { expect, it } from 'vitest';
import { parseAmount, pauseDays } from './amounts.ts';

it.each([
  ['50', 5000],
  [' 49,9 ', 4990],
  ['49.90', 4990],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.000,00', null],
  ['5,999', null],
  ['cinquanta', null],
])('reads %j as %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it('offers days of the site, not of the device', () => {
  const lateInRome = Date.parse('2026-11-21T23:30:00Z'); // the 22nd there
  expect(pauseDays(lateInRome, 'Europe/Rome')).toEqual([
    '2026-11-23',
    '2026-11-29',
    '2026-12-22',
    '2027-02-20',
  ]);
  expect(pauseDays(lateInRome, 'Europe/London')[0]).toBe('2026-11-22');
});
