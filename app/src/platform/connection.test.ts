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

it('says that it reconnects when a break lasts three seconds, however often the browser tries', () => {
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

it('passes over a short break', () => {
  const { bus, states } = setUp();
  bus.emit('connection', false);
  vi.advanceTimersByTime(2_999);
  bus.emit('connection', true);
  vi.advanceTimersByTime(60_000);
  expect(new Set(states)).toEqual(new Set(['online']));
});

it('says at once that the device is offline, and then that it reconnects until the stream is there', () => {
  const { bus, states, go } = setUp();
  go(false);
  bus.emit('connection', false);
  vi.advanceTimersByTime(3_000);
  go(true);
  bus.emit('connection', true);
  expect(states).toEqual(['online', 'offline', 'offline', 'reconnecting', 'online']);
});

it('says nothing any more once it is stopped', () => {
  const { bus, states, stop, go } = setUp();
  bus.emit('connection', false);
  stop();
  vi.advanceTimersByTime(60_000);
  go(false);
  expect(states).toEqual(['online']);
});
