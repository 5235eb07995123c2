import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds by which the event loop of this process is late: every call that arrives now waits at least that long. */
export type LoopDelay = () => number;

const windowMs = 250;
const resolution = 10;
const nanoseconds = 1e6;

/**
 * Measures the delay of the event loop from now on. It is the shorter one of the last two windows, since one long task, such as a
 * collection of garbage, is over when the next call asks.
 */
export function measureLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  let former = 0;
  let latest = 0;
  let since = performance.now();
  histogram.enable();
  setInterval(() => {
    const now = performance.now();
    former = latest;
    // without two turns of the loop there is no sample: the whole window was one turn
    latest = histogram.count === 0 ? now - since : histogram.percentile(50) / nanoseconds - resolution;
    histogram.reset();
    since = now;
  }, windowMs).unref();
  return () => Math.max(0, Math.min(former, latest));
}
