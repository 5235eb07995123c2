/** Every combination that was asked for: elements that look the same share one string. */
const known = new Map<string, string>();

/** Joins class names and drops what is not set. */
export function cx(...names: (string | false | undefined)[]): string {
  let all = '';
  for (const name of names) if (name) all = all ? `${all} ${name}` : name;
  const same = known.get(all);
  if (same !== undefined) return same;
  known.set(all, all);
  return all;
}
