import { capitalised } from './capitalised.ts';

/** Cached: the names never change, and every page of the server needs those of all languages of a site. */
const cache = new Map<string, string>();

function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const ownName = capitalised(name, locale);
  cache.set(locale, ownName);
  return ownName;
}

/** A language's name in that language: `Deutsch`. */
export const ownLanguageName = (locale: string): string => cache.get(locale) ?? nameOf(locale);
