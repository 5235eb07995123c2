/** Languages of the product (spec § 2.2). */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages offered to visitors from a country (spec § 2.2); the first is taken when nothing tells which one they prefer. */
export const LANGUAGES_BY_COUNTRY: Readonly<Record<string, readonly Language[]>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
};

/** True for a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/**
 * Languages a visitor may choose from: those of their country that the site has. Where the country is unknown, or the site
 * has none of its languages, all languages of the site (spec § 2.2).
 */
export function visibleLanguages(country: string | null, configured: readonly Language[]): Language[] {
  const ofCountry = country ? LANGUAGES_BY_COUNTRY[country.toUpperCase()] : undefined;
  const offered = ofCountry?.filter(language => configured.includes(language)) ?? [];
  return offered.length > 0 ? offered : [...configured];
}

/** The language menu appears only when there is something to choose (spec § 2.2). */
export function languageMenuVisible(visible: readonly Language[]): boolean {
  return visible.length > 1;
}

/** Locale of numbers, dates and times in a language: English is that of the United Kingdom (`docs/languages/en.md`). */
export const formatLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Parameter of the address by which a page is shown in a language: `/pricing?lang=de`. */
export const LANGUAGE_PARAM = 'lang';

/**
 * The language in which a site writes: the first of the wished ones that it has, else its own first one. An account, a cookie
 * or an address may name a language that only another site of the pool has.
 *
 * @param configured languages of the site
 * @param wished language tags, the preferred one first
 */
export function siteLanguage(
  configured: readonly Language[],
  ...wished: readonly (string | null | undefined)[]
): Language {
  const find = (value: string | null | undefined) => {
    const language = value?.slice(0, 2).toLowerCase();
    return configured.find(candidate => candidate === language);
  };
  return wished.map(find).find(language => language !== undefined) ?? configured[0] ?? 'en';
}

/** What a visitor's language is chosen from. */
export interface LanguageHints {
  /** Language that the address asks for. */
  address?: string | null | undefined;
  /** Value of the locale cookie. */
  cookie?: string | null | undefined;
  /** Language saved in the account. */
  account?: string | null | undefined;
  /** `domain_language` of the site, for example `it-IT`. */
  domainLanguage?: string | null | undefined;
  /** Accept-Language header. */
  acceptLanguage?: string | null | undefined;
  /** Languages the site has. */
  configured: readonly Language[];
  /** Languages offered to this visitor. */
  visible: readonly Language[];
}

/**
 * The language of a visit: that of the address, else one chosen before (cookie, then account), each if the site has it; else
 * the browser's preference, then the first two letters of `domain_language`, each if it is offered (decision 30).
 */
export function chooseLanguage(hints: LanguageHints): Language {
  const { address, cookie, account, visible } = hints;
  const isVisible = (tag: string) => visible.some(language => language === tag.slice(0, 2).toLowerCase());
  const preferred = [...acceptedLanguages(hints.acceptLanguage ?? ''), hints.domainLanguage ?? ''];
  return siteLanguage(hints.configured, address, cookie, account, ...preferred.filter(isVisible), visible[0]);
}

/** Language tags of an Accept-Language header, best first; those with `q=0` are left out. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map(text => text.trim()).find(text => text.startsWith('q='));
      const quality = weight === undefined ? 1 : Number.parseFloat(weight.slice(2));
      return { tag: tag.trim(), quality: Number.isNaN(quality) ? 0 : quality, index };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}
