import type { Language } from '@velluto/rules';
import type { Site, Texts } from './site.ts';

/** When the current terms took effect: 1 December 2023, or when a later company took over the site (spec § 5.3). */
export function termsVersion(site: Site): string {
  const first = Date.UTC(2023, 11, 1, 12);
  return new Date(Math.max(first, Date.parse(site.company.added))).toISOString();
}

/** A text in a language, else in the site's first language. */
export function textIn(site: Site, texts: Texts, language: Language): string {
  return texts[language] ?? texts[site.languages[0]] ?? '';
}
