import { globSync } from 'node:fs';
import { source } from './graph.ts';

const letters = (number: number) => number.toString(36);

/** What vanilla-extract asks a name for. */
interface NameRequest {
  hash: string;
  filePath: string;
}

/**
 * Names the classes, variables and animations of the style modules in a folder: a prefix, two letters for the module,
 * then their number in there. Names stand in every element of a page, and vanilla-extract's own are twice as long.
 */
export function classNames(folder: string, prefix: string): (request: NameRequest) => string {
  /** Every style module by its place in the alphabet: builds for the browser, the server and npm agree on it. */
  const places = new Map(
    globSync('**/*.css.ts', { cwd: folder })
      .sort()
      .map((path, place) => [path, letters(place).padStart(2, '0')]),
  );
  /** What vanilla-extract puts before the number of a name, by module; the first name it asks for has the number 0. */
  const scopes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath.replace(/^.*\bsrc\//, ''));
    if (!scopes.has(filePath) && hash.endsWith('0')) scopes.set(filePath, hash.slice(0, -1));
    const scope = scopes.get(filePath);
    if (place === undefined || scope === undefined || !hash.startsWith(scope)) {
      throw new Error(`There is no short name for ${hash} of ${filePath}.`);
    }
    return `${prefix}${place}${hash.slice(scope.length)}`;
  };
}

/** Names of the components' styles. */
export const className = classNames(source, 'vl');
