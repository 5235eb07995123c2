import type { Money } from './money.ts';

/** A looser limit takes effect after this long: 24 hours. */
export const LOOSER_AFTER_MS = 86_400_000;

/** A value that is in effect, and one that is pending. */
export interface Waiting<Value> {
  /** The value in effect; null for none. */
  now: Value | null;
  /** A pending looser value and the moment it takes effect, in epoch milliseconds; null when nothing is pending. */
  next: { value: Value | null; from: number } | null;
}

/** The state at a moment: a pending value becomes the one in effect once its time has come. */
export function settled<Value>(waiting: Waiting<Value>, now: number): Waiting<Value> {
  const { next } = waiting;
  return next && now >= next.from ? { now: next.value, next: null } : waiting;
}

/**
 * Changes a limit that members set for themselves: a value as strict or stricter takes effect at once and drops the
 * pending one, a looser one is pending for 24 hours. Repeating a pending value does not restart the wait.
 *
 * @param looser whether the second value protects less than the first; null for `value` means no protection
 */
export function protect<Value>(
  before: Waiting<Value>,
  value: Value | null,
  now: number,
  looser: (from: Value, to: Value) => boolean,
): Waiting<Value> {
  const current = settled(before, now);
  const isLooser = current.now !== null && (value === null || looser(current.now, value));
  if (!isLooser) return { now: value, next: null };
  const waits = current.next;
  const same = waits && JSON.stringify(waits.value) === JSON.stringify(value);
  return { now: current.now, next: same ? waits : { value, from: now + LOOSER_AFTER_MS } };
}

/** A higher limit is looser; one in another currency too, because the two cannot be compared. */
export const looserLimit = (from: Money, to: Money): boolean =>
  to.currency !== from.currency || to.amountMinor > from.amountMinor;

/** A pause that ends earlier is looser; days as `YYYY-MM-DD`. */
export const looserPause = (from: string, to: string): boolean => to < from;
