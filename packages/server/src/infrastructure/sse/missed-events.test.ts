import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { memoryBus } from '../bus/memory-bus.ts';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Live events with this many open pages; `miss` tells all of them that events may have been lost. */
function openPages(count: number) {
  const told: (() => void)[] = [];
  const subscribe: Bus['subscribe'] = (_topic, _listener, onMissed = () => {}) => {
    told.push(onMissed);
    return { ready: Promise.resolve(), stop: () => {} };
  };
  const live = createLive({ ...memoryBus(), subscribe });
  const closed: number[] = [];
  const stops = Array.from({ length: count }, (_, page) => {
    const close = () => void closed.push(page);
    return live.listen(`member ${page}`, () => {}, { session: Buffer.alloc(32), close }).stop;
  });
  const miss = () => {
    for (const tell of told) tell();
  };
  return { closed, stops, miss };
}

it('the stream of a page whose events may be lost is closed once, so that it asks for everything', () => {
  const { closed, miss } = openPages(1);
  miss();
  miss();
  vi.advanceTimersByTime(20);
  expect(closed).toEqual([0]);
});

it('thousands of streams are closed within 20 seconds, not all at once', () => {
  const { closed, miss } = openPages(4_000);
  miss();
  vi.advanceTimersByTime(1_000);
  expect(closed.length).toBeGreaterThan(100);
  expect(closed.length).toBeLessThan(400);
  vi.advanceTimersByTime(19_000);
  expect(closed).toHaveLength(4_000);
});

it('a page that leaves is not closed again', () => {
  const { closed, stops, miss } = openPages(1);
  miss();
  for (const stop of stops) stop();
  vi.advanceTimersByTime(20_000);
  expect(closed).toEqual([]);
});
