import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_BONUS_MS } from './constants.ts';
import { countdownParts, formatCountdown } from './countdown.ts';
import { activeDiscount, timeBonus, welcomeCodeIsHonest } from './discount.ts';

const signedUpAt = Date.UTC(2026, 10, 21, 12);
const end = signedUpAt + TIME_BONUS_MS;

describe('timeBonus', () => {
  it('lasts exactly 4 hours from sign-up', () => {
    const bonus = { code: 'TIMEBONUS25', percent: 25, expiresAt: end };
    expect(timeBonus({ signedUpAt, paidUser: false, now: signedUpAt })).toEqual(bonus);
    expect(timeBonus({ signedUpAt, paidUser: false, now: end - 1 })).toEqual(bonus);
    expect(timeBonus({ signedUpAt, paidUser: false, now: end })).toBeNull();
  });

  it('is not for visitors and not for those who paid', () => {
    expect(timeBonus({ signedUpAt: null, paidUser: false, now: signedUpAt })).toBeNull();
    expect(timeBonus({ signedUpAt, paidUser: true, now: signedUpAt })).toBeNull();
  });

  it('never moves its end, whenever it is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TIME_BONUS_MS - 1 }), later => {
        expect(timeBonus({ signedUpAt, paidUser: false, now: signedUpAt + later })?.expiresAt).toBe(end);
      }),
    );
  });
});

it('the time bonus goes before the welcome code', () => {
  expect(activeDiscount('bonus', 'welcome')).toBe('bonus');
  expect(activeDiscount(null, 'welcome')).toBe('welcome');
  expect(activeDiscount(null, undefined)).toBeNull();
});

it('a welcome code is honest only when it ends with the time bonus', () => {
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS })).toBe(true);
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS + 1 })).toBe(false);
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS - 1 })).toBe(false);
});

describe('countdown', () => {
  it.each([
    [TIME_BONUS_MS, '04:00:00'],
    [3_599_001, '01:00:00'],
    [3_599_000, '00:59:59'],
    [9_000, '00:00:09'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
    [360_000_000, '100:00:00'],
  ])('%s ms', (left, text) => {
    expect(formatCountdown(countdownParts(end, end - left))).toBe(text);
  });

  it('has elapsed exactly when nothing is left, and its parts add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 100_000_000 }), left => {
        const { hours, minutes, seconds, elapsed } = countdownParts(left, 0);
        expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.max(0, Math.ceil(left / 1000)));
        expect(elapsed).toBe(left <= 0);
        expect(minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});
