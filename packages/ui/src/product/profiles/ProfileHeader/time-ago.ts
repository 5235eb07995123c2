const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time since a moment, in the largest whole unit; at least one minute. Milliseconds since 1970. */
export function timeAgo(then: number, now: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  const past = Math.max(60_000, now - then);
  for (const [unit, size] of units) {
    if (past >= size) return { value: -Math.floor(past / size), unit };
  }
  return { value: -1, unit: 'minute' };
}
