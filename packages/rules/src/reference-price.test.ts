import { describe, expect, it } from 'vitest';
import { announcedReduction, lowestPriceSince } from './reference-price.ts';

describe('the lowest price since a moment', () => {
  const steps = [
    { since: 10, amountMinor: 999 },
    { since: 20, amountMinor: 499 },
    { since: 30, amountMinor: 1499 },
  ];
  it.each([
    [9, null],
    [10, 499],
    [29, 499],
    [30, 1499],
    [99, 1499],
  ])('since %i is %s', (from, lowest) => expect(lowestPriceSince(steps, from)).toBe(lowest));
  it('is unknown without a history', () => expect(lowestPriceSince([], 1)).toBeNull());
});

describe('a reduction by 25 % from 10.00', () => {
  const reduced = { amountMinor: 750, normalMinor: 1000, percent: 25 };
  it.each([
    ['was never cheaper', 1000, { normalMinor: 1000, percent: 25 }],
    ['was dearer before', 1200, { normalMinor: 1000, percent: 25 }],
    ['was 9.00 within thirty days', 900, { normalMinor: 900, percent: 16 }],
    ['was 7.55 within thirty days: less than one percent', 755, { normalMinor: 750, percent: null }],
    ['was 7.50 within thirty days', 750, { normalMinor: 750, percent: null }],
    ['was 5.00 within thirty days', 500, { normalMinor: 750, percent: null }],
    ['has no history', null, { normalMinor: 750, percent: null }],
  ])('that %s', (_, lowest, announced) => expect(announcedReduction(reduced, lowest)).toEqual(announced));
});

it('a reduction by exactly ten percent is announced as ten', () => {
  expect(announcedReduction({ amountMinor: 900, normalMinor: 1200, percent: 25 }, 1000)).toEqual({
    normalMinor: 1000,
    percent: 10,
  });
});

it('a price without a discount is announced as it is', () => {
  expect(announcedReduction({ amountMinor: 1000, normalMinor: 1000, percent: null }, 500)).toEqual({
    normalMinor: 1000,
    percent: null,
  });
});
