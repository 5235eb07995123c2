import { expect, test } from 'vitest';
import { randomIds } from './ids.ts';

test('later ids are sorted after earlier ones, within a millisecond and after the clock went back', () => {
  let now = Date.UTC(2026, 10, 21, 12);
  const ids = randomIds({ now: () => new Date(now) });
  const thousandIds = () => Array.from({ length: 1_000 }, () => ids.uuid());
  const created = thousandIds();
  now -= 5_000;
  created.push(...thousandIds());
  now += 5_001;
  created.push(...thousandIds());
  expect(created).toEqual(created.toSorted());
  expect(new Set(created).size).toBe(3_000);
});
