import { expect, it } from 'vitest';
import { breath, nextBreath } from './times.ts';

it.each([
  [10_000, 4_300, 10_300],
  [10_000, 10_000, 12_000],
  [10_000, 9_999, 11_999],
  [10_000, 10_500, 10_500],
])('at %d, with another that began at %d, it breathes from %d on', (now, other, start) => {
  expect(nextBreath(now, other)).toBe(start);
  expect((start - other) % breath).toBe(0);
});
