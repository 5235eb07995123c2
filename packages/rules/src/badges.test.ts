import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appBadgeNumber, countBadge, creditsBadgeTone, titleWithCount } from './badges.ts';

describe('countBadge', () => {
  it.each([
    [0, null],
    [-3, null],
    [Number.NaN, null],
    [1, { value: 1, capped: false }],
    [99, { value: 99, capped: false }],
    [100, { value: 99, capped: true }],
    [12_345, { value: 99, capped: true }],
  ])('%s', (count, badge) => {
    expect(countBadge(count)).toEqual(badge);
  });

  it('shows only numbers from 1 to the cap', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 102 }), fc.double()), count => {
        const badge = countBadge(count);
        if (badge) expect(badge.value > 0 && badge.value < 100).toBe(true);
        else expect(count >= 1).toBe(false);
      }),
    );
  });
});

it.each([
  [null, null],
  [11, null],
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('credits badge of %s is %s', (credits, tone) => {
  expect(creditsBadgeTone(credits)).toBe(tone);
});

it('the badge of the app icon counts unread messages and new likes', () => {
  expect(appBadgeNumber(3, 4)).toBe(7);
  expect(appBadgeNumber(-1, 2)).toBe(2);
});

it.each([
  [0, 'Velluto'],
  [3, '(3) Velluto'],
  [99, '(99) Velluto'],
  [100, '(99+) Velluto'],
])('title with %s', (count, title) => {
  expect(titleWithCount(count, 'Velluto')).toBe(title);
});
