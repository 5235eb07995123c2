/** Cache of joined class names: elements with the same classes share one string. */
const cache = new Map<string, string>();

/** Joins class names; skips empty ones. */
export function cx(...names: (string | false | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  const cached = cache.get(joined);
  if (cached !== undefined) return cached;
  cache.set(joined, joined);
  return joined;
}
