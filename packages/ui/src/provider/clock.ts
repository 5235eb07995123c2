/** Source of the time for everything that shows it. Milliseconds since 1970. */
export interface Clock {
  /** Time of the first render, equal on the server and in the browser. */
  start: number;
  now(): number;
  /** Calls `listener` every `everyMs` while the page is visible. Returns a function that stops it. */
  every(everyMs: number, listener: () => void): () => void;
}

/**
 * The browser's clock. Listeners with the same interval share one timer, so countdowns tick together.
 *
 * @param start server time of the first render
 * @param offset what to add to the device's clock to get the server's, in ms
 */
export function liveClock(start: number, offset = 0): Clock {
  const intervals = new Map<number, { listeners: Set<() => void>; timer: ReturnType<typeof setInterval> }>();
  return {
    start,
    now: () => Date.now() + offset,
    every(everyMs, listener) {
      const interval = intervals.get(everyMs) ?? {
        listeners: new Set<() => void>(),
        timer: setInterval(() => {
          if (document.visibilityState === 'hidden') return;
          for (const call of intervals.get(everyMs)?.listeners ?? []) call();
        }, everyMs),
      };
      intervals.set(everyMs, interval);
      interval.listeners.add(listener);
      return () => {
        interval.listeners.delete(listener);
        if (interval.listeners.size > 0) return;
        clearInterval(interval.timer);
        intervals.delete(everyMs);
      };
    },
  };
}

/** A clock that always shows the same time: for the server, stories and tests. */
export const fixedClock = (at: number): Clock => ({ start: at, now: () => at, every: () => () => undefined });
