import type { Site } from './site.ts';

/** Codes that have a name but are no countries: unions, and codes for unknown regions. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether a code is that of a country; false for aliases too (the United Kingdom is GB, not UK). */
export function isCountry(code: string): boolean {
  if (notCountries.has(code)) return false;
  const hasName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
  return hasName && new Intl.Locale(`und-${code}`).region === code;
}

/** The country of a visitor if the site serves it, else the site's default country. */
export function siteCountry(site: Site, country: string | null): string {
  return country !== null && site.countries.includes(country) ? country : site.default_country;
}

/** Whether the site shows its age warning to a visitor; an unknown country counts as the site's default country. */
export function warnsAtEntry(site: Site, country: string | null): boolean {
  if (site.enable_site_entry_popup !== 'yes') return false;
  return site.site_entry_countries?.includes(country ?? site.default_country) ?? true;
}
