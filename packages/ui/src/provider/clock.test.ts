import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedClock, liveClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('adds the offset to the time of the device', () => {
  expect(liveClock(999_000, -1000).now()).toBe(999_000);
});

test('listeners with the same interval share a timer and tick together', () => {
  const clock = liveClock(0);
  const calls: string[] = [];
  const stopFirst = clock.every(1000, () => calls.push('first'));
  vi.advanceTimersByTime(400);
  const stopSecond = clock.every(1000, () => calls.push('second'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(600);
  expect(calls).toEqual(['first', 'second']);
  stopFirst();
  stopSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('does not tick while the page is hidden', () => {
  const listener = vi.fn();
  liveClock(0).every(1000, listener);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.advanceTimersByTime(3000);
  expect(listener).not.toHaveBeenCalled();
});

test('a fixed clock never ticks', () => {
  const listener = vi.fn();
  const clock = fixedClock(5);
  clock.every(10, listener);
  vi.advanceTimersByTime(100);
  expect([clock.start, clock.now(), listener.mock.calls.length]).toEqual([5, 5, 0]);
});
