import type { Site } from './site.ts';

/** Codes that have a name but belong to no country: unions, and those that stand for an unknown one. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** False for codes that no country has, and for aliases: the United Kingdom is GB and not UK. */
export function isCountry(code: string): boolean {
  if (notCountries.has(code)) return false;
  const hasName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
  return hasName && new Intl.Locale(`und-${code}`).region === code;
}

/** The site's country for a visitor: their own if the site serves it, else the site's default. */
export function siteCountry(site: Site, country: string | null): string {
  return country !== null && site.countries.includes(country) ? country : site.default_country;
}

/** Whether the site shows its entry warning; where the country is not known, the site's default stands for it. */
export function warnsAtEntry(site: Site, country: string | null): boolean {
  if (site.enable_site_entry_popup !== 'yes') return false;
  return site.site_entry_countries?.includes(country ?? site.default_country) ?? true;
}
