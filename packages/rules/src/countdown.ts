/** Remaining time of an offer in whole units; all zero once it has ended (spec § 9.4). */
export interface CountdownParts {
  hours: number;
  minutes: number;
  seconds: number;
  elapsed: boolean;
}

/** The time between two epoch-millisecond moments, rounded up to seconds so that zero appears only at the very end. */
export function countdownParts(expiresAt: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    elapsed: left === 0,
  };
}

/** `hh:mm:ss` with at least two digits each; 100 hours or more take three. */
export function formatCountdown(parts: CountdownParts): string {
  return [parts.hours, parts.minutes, parts.seconds].map(part => String(part).padStart(2, '0')).join(':');
}
