import { globSync } from 'node:fs';
import { source } from './graph.ts';

const letters = (number: number) => number.toString(36);

/** Every style module by its place in the alphabet: builds for the browser, the server and npm agree on it. */
const places = new Map(
  globSync('**/*.css.ts', { cwd: source })
    .sort()
    .map((path, place) => [path, letters(place).padStart(2, '0')]),
);

/** What vanilla-extract puts before the number of a name, by module; the first name it asks for has the number 0. */
const scopes = new Map<string, string>();

/**
 * Names a class, variable or animation: `vl`, two letters for its module, then its number in there. Names stand in
 * every element of a page, and vanilla-extract's own are twice as long.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const place = places.get(filePath.replace(/^.*\bsrc\//, ''));
  if (!scopes.has(filePath) && hash.endsWith('0')) scopes.set(filePath, hash.slice(0, -1));
  const scope = scopes.get(filePath);
  if (place === undefined || scope === undefined || !hash.startsWith(scope)) {
    throw new Error(`There is no short name for ${hash} of ${filePath}.`);
  }
  return `vl${place}${hash.slice(scope.length)}`;
}
