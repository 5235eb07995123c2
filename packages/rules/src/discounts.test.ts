import { expect, it } from 'vitest';
import { TIME_BONUS_MS } from './constants.ts';
import { activeDiscount, welcomeCodeIsHonest } from './discounts.ts';

it('the time bonus takes precedence over the welcome code', () => {
  expect(activeDiscount('bonus', 'welcome')).toBe('bonus');
  expect(activeDiscount(null, 'welcome')).toBe('welcome');
  expect(activeDiscount(null, undefined)).toBeNull();
});

it('a welcome code is accepted only when it is valid as long as the time bonus', () => {
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS })).toBe(true);
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS + 1 })).toBe(false);
  expect(welcomeCodeIsHonest({ validMs: TIME_BONUS_MS - 1 })).toBe(false);
});
