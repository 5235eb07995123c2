import type { Option } from '@velluto/ui/model';

/** Countries as choices, named in the reader's language and sorted by these names. */
export function countryOptions(
  countries: readonly string[],
  nameOf: (code: string) => string,
  locale: string,
): Option[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(code => ({ value: code, label: nameOf(code) }))
    .sort((a, b) => compare(a.label, b.label));
}

/** Regions as choices; the server names and sorts them. */
export const regionOptions = (regions: readonly { id: string; name: string }[]): Option[] =>
  regions.map(({ id, name }) => ({ value: id, label: name }));
