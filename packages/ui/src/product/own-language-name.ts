import { capitalised } from './capitalised.ts';

/** A language's name in itself: `Deutsch`. */
export function ownLanguageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return capitalised(name, locale);
}
