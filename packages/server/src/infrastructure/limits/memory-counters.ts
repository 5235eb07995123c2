import type { Clock } from '../../domain/clock.ts';
import type { Counters } from './limits.ts';

/** Keys in memory at most; the oldest windows are dropped first. */
const maxKeys = 20_000;

/** Counts within this process. */
export function memoryCounters(clock: Clock): Counters {
  const windows = new Map<string, { current: number; began: number }>();
  return {
    add: async (key, windowMs) => {
      const now = clock.now().getTime();
      const existing = windows.get(key);
      // a clock that was set back must not prolong a window
      const open =
        existing && now >= existing.began && now < existing.began + windowMs ? existing : undefined;
      const window = open ?? { current: 0, began: now };
      window.current++;
      if (!open) {
        windows.delete(key);
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
      }
      return { current: window.current, ttl: window.began + windowMs - now };
    },
  };
}
