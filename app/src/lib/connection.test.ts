import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBus } from './bus.ts';
import { followConnection, type WindowWithConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const bus = createBus();
  const states: string[] = [];
  const stop = followConnection(bus, window as unknown as WindowWithConnection, state => states.push(state));
  const go = (onLine: boolean) => {
    window.navigator.onLine = onLine;
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { bus, states, stop, go };
}

it('reports reconnecting when the stream is closed for three seconds, however often the browser retries', () => {
  const { bus, states } = setUp();
  bus.emit('connection', false);
  vi.advanceTimersByTime(2_000);
  bus.emit('connection', false);
  vi.advanceTimersByTime(999);
  expect(states).toEqual(['online']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['online', 'reconnecting']);
  bus.emit('connection', true);
  expect(states.at(-1)).toBe('online');
});

it('does not report an interruption below three seconds', () => {
  const { bus, states } = setUp();
  bus.emit('connection', false);
  vi.advanceTimersByTime(2_999);
  bus.emit('connection', true);
  vi.advanceTimersByTime(60_000);
  expect(new Set(states)).toEqual(new Set(['online']));
});

it('reports offline at once, then reconnecting until the stream is open', () => {
  const { bus, states, go } = setUp();
  go(false);
  bus.emit('connection', false);
  vi.advanceTimersByTime(3_000);
  go(true);
  bus.emit('connection', true);
  expect(states).toEqual(['online', 'offline', 'offline', 'reconnecting', 'online']);
});

it('reports nothing after it was stopped', () => {
  const { bus, states, stop, go } = setUp();
  bus.emit('connection', false);
  stop();
  vi.advanceTimersByTime(60_000);
  go(false);
  expect(states).toEqual(['online']);
});
