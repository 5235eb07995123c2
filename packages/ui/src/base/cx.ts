/** Cache of joined class names: elements with the same classes share one string. */
const cache = new Map<string, string>();

/** Joins class names; skips empty ones. */
export function cx(...names: (string | false | undefined)[]): string {
  let all = '';
  for (const name of names) if (name) all = all ? `${all} ${name}` : name;
  const same = cache.get(all);
  if (same !== undefined) return same;
  cache.set(all, all);
  return all;
}
