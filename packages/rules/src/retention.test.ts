import { expect, it } from 'vitest';
import { dayIn } from './calendar-day.ts';
import { BOOKS_KEPT_YEARS, firstDayKept, MOST_BOOKS_KEPT_YEARS, purchaseKeptYears } from './retention.ts';

it('a purchase is kept as the law of the company says at home, and ten years for buyers abroad or where no law is known', () => {
  expect(purchaseKeptYears({ seller: 'DE', buyer: 'DE' })).toBe(8);
  expect(purchaseKeptYears({ seller: 'NL', buyer: 'NL' })).toBe(7);
  expect(purchaseKeptYears({ seller: 'DE', buyer: 'NL' })).toBe(10);
  expect(purchaseKeptYears({ seller: 'SE', buyer: 'SE' })).toBe(10);
  expect(Math.max(...Object.values(BOOKS_KEPT_YEARS))).toBe(MOST_BOOKS_KEPT_YEARS);
});

it('years are counted from the end of the year', () => {
  const keptSince = (moment: string) => firstDayKept(dayIn('Europe/Berlin', new Date(moment)), 8);
  // what was bought on 1 January or 31 December 2026 is kept until the end of 2034
  expect(keptSince('2034-12-31T22:59:59Z')).toBe('2026-01-01');
  expect(keptSince('2034-12-31T23:00:00Z')).toBe('2027-01-01');
});
