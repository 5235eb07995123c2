import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repaidOnWithdrawal } from './withdrawal.ts';

const states = fc
  .record({
    amountMinor: fc.integer({ min: 0, max: 10_000_000 }),
    credits: fc.integer({ min: 1, max: 10_000 }),
    unused: fc.double({ min: 0, max: 1, noNaN: true }),
    repaid: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ amountMinor, credits, unused, repaid }) => ({
    amountMinor,
    credits,
    unused: Math.round(credits * unused),
    repaidMinor: Math.round(amountMinor * repaid),
  }));

test('the repayment is the share of the unused credits, rounded up to a cent', () => {
  const contract = { amountMinor: 999, repaidMinor: 0, credits: 20 };
  expect(repaidOnWithdrawal({ ...contract, unused: 20 })).toBe(999);
  expect(repaidOnWithdrawal({ ...contract, unused: 7 })).toBe(350); // 349.65
  expect(repaidOnWithdrawal({ ...contract, unused: 0 })).toBe(0);
  expect(repaidOnWithdrawal({ ...contract, unused: 20, repaidMinor: 500 })).toBe(499);
  expect(repaidOnWithdrawal({ ...contract, unused: 0, credits: 0 })).toBe(999);
});

test('the repayment is in whole minor units, not negative, at most what is left and at least the exact share', () => {
  fc.assert(
    fc.property(states, state => {
      const repaid = repaidOnWithdrawal(state);
      const left = state.amountMinor - state.repaidMinor;
      expect(Number.isInteger(repaid)).toBe(true);
      expect(repaid).toBeGreaterThanOrEqual(0);
      expect(repaid).toBeLessThanOrEqual(left);
      const exact = (state.amountMinor * state.unused) / state.credits;
      if (repaid < left) {
        expect(repaid).toBeGreaterThanOrEqual(exact);
        expect(repaid).toBeLessThan(exact + 1);
      }
    }),
  );
});

test('the repayment grows with the unused credits, and is everything when none was used', () => {
  fc.assert(
    fc.property(states, state => {
      const less = repaidOnWithdrawal({ ...state, unused: Math.max(0, state.unused - 1) });
      expect(less).toBeLessThanOrEqual(repaidOnWithdrawal(state));
      const all = repaidOnWithdrawal({ ...state, unused: state.credits });
      expect(all).toBe(state.amountMinor - state.repaidMinor);
    }),
  );
});
