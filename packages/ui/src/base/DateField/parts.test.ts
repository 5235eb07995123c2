import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, partsOf } from './parts.ts';

test('taking any date apart and joining it gives the same date', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, day => {
      const text = day.toISOString().slice(0, 10);
      expect(dateOf(partsOf(text))).toBe(text);
    }),
  );
});

test.each([
  [{ day: '', month: '2', year: '1990' }, '1990-02-'],
  [{ day: '3', month: '', year: '1990' }, '1990--03'],
  [{ day: '3', month: '2', year: '199' }, '199-02-03'],
  [{ day: '', month: '', year: '' }, ''],
])('the incomplete date %j survives too', (parts, text) => {
  expect(dateOf(parts)).toBe(text);
  expect(partsOf(text)).toEqual(parts);
});

test('a day that does not exist is kept', () => {
  expect(dateOf({ day: '30', month: '2', year: '2001' })).toBe('2001-02-30');
});
