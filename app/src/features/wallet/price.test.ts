import { describe, expect, it } from 'vitest';
import { testSite, testUser } from '../../../test/app-context.ts';
import { costOf } from './price.ts';

const site = testSite({ minimum_message_costs: { IT: { costs: 34, currency: 'EUR' } } });
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const paidCredits = (credits: number, amount_minor: number, of: number) => ({
  credits,
  paid: { amount: { amount_minor, currency: 'EUR' as const }, credits: of },
});

describe('the cost of a paid action', () => {
  it('is the price of the cheapest package for a visitor and a user with too few credits', () => {
    expect(costOf({ site }, null, 2)).toEqual({ credits: 2, price: euro(34) });
    const user = testUser({ credits: 1, unspent_credits: [paidCredits(1, 999, 20)] });
    expect(costOf({ site }, user, 2)).toEqual({ credits: 2, price: euro(34) });
  });

  it('is what the user paid for the oldest credits', () => {
    const user = testUser({
      credits: 60,
      unspent_credits: [paidCredits(10, 999, 20), paidCredits(50, 1999, 50)],
    });
    expect(costOf({ site }, user, 2)).toEqual({ credits: 2, price: euro(100), own: true });
    const free = testUser({ credits: 4, unspent_credits: [{ credits: 4, paid: null }] });
    expect(costOf({ site }, free, 3)).toEqual({ credits: 3, price: euro(0), own: true });
  });
});
