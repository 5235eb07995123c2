import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Site } from '../sites/site.ts';

/**
 * Knows 49,000 passwords from leaks, keyboards, dates and repeats, and how people disguise them. Its work grows faster
 * than a password's length, so it is given the beginning, which has to hold by itself.
 */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32 });
/** What falls to fewer tries falls to a stolen table, however slow its hash is. */
const enoughGuesses = 1e8;

/**
 * Whether a password is one that attackers try early.
 *
 * @param names what they know of the member besides the site: the name, the address
 */
export function isGuessable(password: string, site: Site, names: readonly string[]): boolean {
  const known = [site.name, ...site.domains, ...names];
  const words = known.flatMap(name => [
    name,
    ...name.split('@'),
    ...name.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  ]);
  return estimator.check(password, words).guesses < enoughGuesses;
}
