import { capitalised } from './capitalised.ts';

/** Cached: the names never change, and every page of the server needs those of all languages of a site. */
const cache = new Map<string, string>();

function nameOf(locale: string): string {
  try {
    return capitalised(new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale, locale);
  } catch {
    return locale; // no code of a language: a value of the site's own
  }
}

/** A language's name in that language: `Deutsch`. */
export function ownLanguageName(locale: string): string {
  let name = cache.get(locale);
  if (name === undefined) {
    name = nameOf(locale);
    cache.set(locale, name);
  }
  return name;
}
