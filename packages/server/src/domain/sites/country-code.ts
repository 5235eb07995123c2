/** Region codes that have a name in CLDR but belong to no country: unions of countries, and placeholders. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** False for codes that no country has, and for aliases: the United Kingdom is GB and not UK. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.has(code)) return false;
  const hasName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
  return hasName && new Intl.Locale(`und-${code}`).region === code;
}
