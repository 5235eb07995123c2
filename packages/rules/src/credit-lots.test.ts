import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unspentLots } from './credit-lots.ts';

const lot = (credits: number) => ({ credits });

test('the oldest credits are spent first', () => {
  const lots = [4, 20, 50].map(lot);
  expect(unspentLots(lots, 74)).toEqual(lots);
  expect(unspentLots(lots, 60)).toEqual([lot(10), lot(50)]);
  expect(unspentLots(lots, 50)).toEqual([lot(50)]);
  expect(unspentLots(lots, 0)).toEqual([]);
});

test('what is left is never more than the balance or than came, and adds up to it', () => {
  const lots = fc.array(fc.record({ credits: fc.integer({ min: 1, max: 500 }) }), { maxLength: 8 });
  fc.assert(
    fc.property(lots, fc.nat(2_000), (came, balance) => {
      const sum = (some: { credits: number }[]) => some.reduce((total, { credits }) => total + credits, 0);
      expect(sum(unspentLots(came, balance))).toBe(Math.min(balance, sum(came)));
    }),
  );
});
