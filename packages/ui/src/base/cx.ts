/** Class names joined so far, and what came of each one that followed. */
interface Joined {
  names: string;
  next: Map<string, Joined>;
}

const none: Joined = { names: '', next: new Map() };

/**
 * Joins class names; skips empty ones. What was joined once is looked up name by name: a grid with a thousand tiles asks
 * for the same few combinations, and elements with the same classes share one string.
 */
export function cx(...names: (string | false | undefined)[]): string {
  let joined = none;
  for (const name of names) {
    if (!name) continue;
    let next = joined.next.get(name);
    if (!next) {
      next = { names: joined.names ? `${joined.names} ${name}` : name, next: new Map() };
      joined.next.set(name, next);
    }
    joined = next;
  }
  return joined.names;
}
