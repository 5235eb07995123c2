import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CreditLot, lotsAfterSpending, priceOfSpending, unspentLots } from './credit-lots.ts';

const lot = (credits: number) => ({ credits });

test('the oldest credits are spent first', () => {
  const lots = [4, 20, 50].map(lot);
  expect(unspentLots(lots, 74)).toEqual(lots);
  expect(unspentLots(lots, 60)).toEqual([lot(10), lot(50)]);
  expect(unspentLots(lots, 50)).toEqual([lot(50)]);
  expect(unspentLots(lots, 0)).toEqual([]);
});

test('unspent credits add up to the balance, or to all credits if that is less', () => {
  const lots = fc.array(fc.record({ credits: fc.integer({ min: 1, max: 500 }) }), { maxLength: 8 });
  fc.assert(
    fc.property(lots, fc.nat(2_000), (came, balance) => {
      const sum = (some: { credits: number }[]) => some.reduce((total, { credits }) => total + credits, 0);
      expect(sum(unspentLots(came, balance))).toBe(Math.min(balance, sum(came)));
    }),
  );
});

const euro = (credits: number, amountMinor: number, of = credits): CreditLot => ({
  credits,
  paid: { amountMinor, currency: 'EUR', credits: of },
});
const free = (credits: number): CreditLot => ({ credits, paid: null });

test('spending reduces the oldest credits', () => {
  expect(lotsAfterSpending([free(4), euro(20, 999)], 6)).toEqual([euro(18, 999, 20)]);
  expect(lotsAfterSpending([free(4)], 9)).toEqual([]);
});

test('an action costs what was paid for its credits, and free credits cost nothing', () => {
  const price = (lots: CreditLot[], credits: number) => priceOfSpending(lots, credits, 'EUR')?.amountMinor;
  expect(price([free(4), euro(20, 999)], 2)).toBe(0);
  expect(price([euro(20, 999)], 2)).toBe(100);
  // two free ones, and three at 9.99 for 20
  expect(price([free(2), euro(20, 999)], 5)).toBe(150);
  // the last credit at 9.99 for 20, the next at 19.99 for 50: 0.4995 + 0.3998
  expect(price([euro(1, 999, 20), euro(50, 1999)], 2)).toBe(90);
  expect(price([euro(10, 1, 10), euro(10, 2, 10)], 15)).toBe(2);
});

test('an action has no price with too few credits or credits of two currencies', () => {
  expect(priceOfSpending([euro(1, 50)], 2, 'EUR')).toBeNull();
  const pounds: CreditLot = { credits: 9, paid: { amountMinor: 400, currency: 'GBP', credits: 9 } };
  expect(priceOfSpending([euro(1, 50), pounds], 2, 'EUR')).toBeNull();
  // later ones do not matter
  expect(priceOfSpending([euro(2, 100), pounds], 2, 'EUR')).toEqual({ amountMinor: 100, currency: 'EUR' });
  expect(priceOfSpending([pounds], 9, 'EUR')).toEqual({ amountMinor: 400, currency: 'GBP' });
  expect(priceOfSpending([free(2)], 2, 'PLN')).toEqual({ amountMinor: 0, currency: 'PLN' });
});
