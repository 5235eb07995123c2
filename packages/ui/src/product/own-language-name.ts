import { capitalised } from './capitalised.ts';

/** They never change, and every page of the server asks for all of a site's. */
const known = new Map<string, string>();

function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const own = capitalised(name, locale);
  known.set(locale, own);
  return own;
}

/** A language's name in itself: `Deutsch`. */
export const ownLanguageName = (locale: string): string => known.get(locale) ?? nameOf(locale);
