import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.UTC(2026, 10, 21, 20);

it.each([
  [20_000, { value: -1, unit: 'minute' }],
  [59 * 60_000, { value: -59, unit: 'minute' }],
  [3_600_000, { value: -1, unit: 'hour' }],
  [50 * 3_600_000, { value: -2, unit: 'day' }],
  [-5000, { value: -1, unit: 'minute' }],
])('names the largest whole unit of %i ms', (past, expected) => {
  expect(timeAgo(now - past, now)).toEqual(expected);
});
