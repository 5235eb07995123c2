import { expect, it } from 'vitest';
import { nextPulseStart, pulseMs } from './reveal-times.ts';

it.each([
  [10_000, 4_300, 10_300],
  [10_000, 10_000, 12_000],
  [10_000, 9_999, 11_999],
  [10_000, 10_500, 10_500],
])('at %d, with another that began at %d, it pulses from %d on', (now, other, start) => {
  expect(nextPulseStart(now, other)).toBe(start);
  expect((start - other) % pulseMs).toBe(0);
});
