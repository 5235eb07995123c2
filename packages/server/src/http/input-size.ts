/** More than the largest call has: 60 interests and every other field of a profile. */
const most = 256;

/**
 * Whether what a caller sent has no more values, within each other or side by side, than any call needs. The contract
 * names every field at fault, so it looks at all of a list that is too long, and compares each entry with each other one
 * where they must differ: a quarter of a megabyte would keep the process busy for a minute.
 */
export function hasFewValues(input: unknown): boolean {
  const waiting = [input];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (waiting.length + inner.length > most) return false;
    waiting.push(...inner);
  }
  return true;
}
