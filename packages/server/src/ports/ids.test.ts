import { expect, test } from 'vitest';
import { randomIds } from './ids.ts';

test('later ids are sorted after earlier ones, within a millisecond and after the clock went back', () => {
  let now = Date.UTC(2026, 10, 21, 12);
  const ids = randomIds({ now: () => new Date(now) });
  const some = () => Array.from({ length: 1_000 }, () => ids.uuid());
  const made = some();
  now -= 5_000;
  made.push(...some());
  now += 5_001;
  made.push(...some());
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(3_000);
});
