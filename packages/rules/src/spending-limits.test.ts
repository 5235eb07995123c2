import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LOOSER_AFTER_MS,
  looserLimit,
  looserPause,
  protect,
  settled,
  type Waiting,
} from './spending-limits.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const none: Waiting<ReturnType<typeof euro>> = { now: null, next: null };
const change = (before: typeof none, amount: number | null, at: number) =>
  protect(before, amount === null ? null : euro(amount), at, looserLimit);

test('a first or lower limit holds at once, a higher one or none after 24 hours', () => {
  expect(LOOSER_AFTER_MS).toBe(24 * 60 * 60 * 1000);
  const first = change(none, 5000, 0);
  expect(first).toEqual({ now: euro(5000), next: null });
  const lower = change(first, 3000, 10);
  expect(lower).toEqual({ now: euro(3000), next: null });
  const higher = change(lower, 9000, 20);
  expect(higher).toEqual({ now: euro(3000), next: { value: euro(9000), from: 20 + LOOSER_AFTER_MS } });
  expect(settled(higher, 19 + LOOSER_AFTER_MS)).toEqual(higher);
  expect(settled(higher, 20 + LOOSER_AFTER_MS)).toEqual({ now: euro(9000), next: null });
  expect(change(higher, null, 30).next).toEqual({ value: null, from: 30 + LOOSER_AFTER_MS });
});

test('repeating a higher limit does not restart its wait, and a lower limit cancels it', () => {
  const higher = change(change(none, 1000, 0), 2000, 0);
  expect(change(higher, 2000, 50)).toEqual(higher);
  expect(change(higher, 1000, 50)).toEqual({ now: euro(1000), next: null });
  expect(change(higher, 500, 50)).toEqual({ now: euro(500), next: null });
});

test('another currency and an earlier end of a pause count as looser', () => {
  expect(looserLimit(euro(1000), { amountMinor: 1, currency: 'PLN' })).toBe(true);
  expect(looserPause('2026-12-24', '2026-12-23')).toBe(true);
  expect(looserPause('2026-12-24', '2026-12-24')).toBe(false);
  expect(looserPause('2026-12-24', '2026-12-25')).toBe(false);
});

test('the limit in force never rises within 24 hours, whatever is requested', () => {
  const requests = fc.array(
    fc.record({ at: fc.nat(LOOSER_AFTER_MS - 1), amount: fc.option(fc.nat(10_000)) }),
  );
  fc.assert(
    fc.property(fc.nat(10_000), requests, (first, list) => {
      let state = change(none, first, 0);
      let inForce = first;
      for (const { at, amount } of list.sort((a, b) => a.at - b.at)) {
        state = change(state, amount, at);
        const now = settled(state, at).now?.amountMinor ?? Number.POSITIVE_INFINITY;
        expect(now).toBeLessThanOrEqual(inForce);
        inForce = now;
      }
    }),
  );
});
