import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_BONUS_MS } from './constants.ts';
import { timeBonus } from './time-bonus.ts';

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

  it('has the same end at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TIME_BONUS_MS - 1 }), later => {
        expect(timeBonus({ signedUpAt, paidUser: false, now: signedUpAt + later })?.expiresAt).toBe(end);
      }),
    );
  });
});
