import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_BONUS_MS } from './constants.ts';
import { countdownParts, formatCountdown } from './countdown.ts';

const end = Date.UTC(2026, 10, 21, 16);

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

  it('has elapsed exactly when no time is left, and its parts add up', () => {
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
