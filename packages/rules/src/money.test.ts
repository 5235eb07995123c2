import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestMessageCost, creditPrice, crossedOutPrice, currencyOf, percentOff } from './money.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('percentOff', () => {
  it.each([
    [1999, 25, 1499],
    [999, 25, 749],
    [1, 25, 0],
    [1000, 0, 1000],
    [1000, 100, 0],
  ])('%s minor units less %s %%', (price, off, result) => {
    expect(percentOff(price, off)).toBe(result);
  });

  it('is rounded down to a whole minor unit', () => {
    fc.assert(
      fc.property(amount, percent, (price, off) => {
        const exact = (price * (100 - off)) / 100;
        const reduced = percentOff(price, off);
        expect(Number.isInteger(reduced)).toBe(true);
        expect(reduced).toBeLessThanOrEqual(exact);
        expect(exact - reduced).toBeLessThan(1);
      }),
    );
  });
});

describe('cost of a message', () => {
  const offers = [
    { amountMinor: 999, credits: 20 },
    { amountMinor: 7999, credits: 300 },
    { amountMinor: 1999, credits: 50 },
  ];

  it('is that of the cheapest offer, rounded up to a cent', () => {
    expect(creditPrice({ amountMinor: 1499, credits: 50 }, 2)).toBe(60);
    expect(cheapestMessageCost(offers, 2)).toBe(54);
  });

  it('is unknown when nothing is sold', () => {
    expect(cheapestMessageCost([], 2)).toBeNull();
    expect(cheapestMessageCost([{ amountMinor: 100, credits: 0 }], 2)).toBeNull();
  });

  it('is at least what the credits cost, and less than a minor unit more', () => {
    const offer = fc.record({ amountMinor: amount, credits: fc.integer({ min: 1, max: 10_000 }) });
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (list, credits) => {
        const exact = Math.min(...list.map(entry => (entry.amountMinor * credits) / entry.credits));
        const cost = cheapestMessageCost(list, credits) ?? -1;
        expect(cost).toBeGreaterThanOrEqual(exact);
        expect(cost - exact).toBeLessThan(1);
      }),
    );
  });
});

it.each([
  ['IT', 'EUR'],
  ['gb', 'GBP'],
  ['CH', 'CHF'],
  ['NZ', 'NZD'],
  ['XX', 'EUR'],
])('%s pays in %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

it('only a higher price is crossed out', () => {
  expect(crossedOutPrice(749, 999)).toBe(999);
  expect(crossedOutPrice(999, 999)).toBeNull();
  expect(crossedOutPrice(999, null)).toBeNull();
});
