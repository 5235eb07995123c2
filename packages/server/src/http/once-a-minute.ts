import type { Clock } from '../domain/clock.ts';

const everyMs = 60_000;

/** Runs what it is given at most once a minute, so that a flood writes no flood of lines into the log. */
export function atMostOnceAMinute(clock: Clock): (work: () => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  return work => {
    const now = clock.now().getTime();
    if (now - last < everyMs) return;
    last = now;
    work();
  };
}
