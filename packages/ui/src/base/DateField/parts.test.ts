import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, partsOf } from './parts.ts';

test('a date survives being taken apart', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, day => {
      const text = day.toISOString().slice(0, 10);
      expect(dateOf(partsOf(text))).toBe(text);
    }),
  );
});

test.each([
  { day: '', month: '2', year: '1990' },
  { day: '3', month: '', year: '1990' },
  { day: '3', month: '2', year: '199' },
])('%j is not complete', parts => expect(dateOf(parts)).toBe(''));

test('a day that does not exist is passed on', () => {
  expect(dateOf({ day: '30', month: '2', year: '2001' })).toBe('2001-02-30');
});
