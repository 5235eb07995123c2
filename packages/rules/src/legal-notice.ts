/** What courts and authorities call the legal notice of a site, in countries where they look for it under one name. */
const localNames: Readonly<Record<string, string>> = {
  AT: 'Impressum',
  CH: 'Impressum',
  DE: 'Impressum',
  FR: 'Mentions légales',
};

/**
 * The name of the legal notice for a reader: the one of their language, and behind it in brackets the one by which it is
 * known where they are, if that is another.
 *
 * @param name in the language of the reader
 * @param country where the reader is, ISO 3166
 */
export function legalNoticeName(name: string, country: string): string {
  const local = Object.hasOwn(localNames, country) ? localNames[country] : undefined;
  return local === undefined || local === name ? name : `${name} (${local})`;
}
