/** What is left of a time limit, in whole units; all zero once it has passed (product.md §4 "Time bonus"). */
export interface CountdownParts {
  hours: number;
  minutes: number;
  seconds: number;
  elapsed: boolean;
}

/** Parts of the time between two epoch-millisecond moments; a started second counts, so zero appears only at the end. */
export function countdownParts(expiresAt: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    elapsed: left === 0,
  };
}

/** `hh:mm:ss` with two digits each; more than 99 hours take the digits they need. */
export function formatCountdown(parts: CountdownParts): string {
  return [parts.hours, parts.minutes, parts.seconds].map(part => String(part).padStart(2, '0')).join(':');
}
