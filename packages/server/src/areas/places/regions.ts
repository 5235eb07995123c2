import type { Language } from '@velluto/rules';
import table from './regions.json' with { type: 'json' };

/** A region of `regions.json`: ISO 3166-2 id, code in the GeoNames data, local name, names in other languages. */
interface RegionRow {
  id: string;
  geonames: string;
  name: string;
  names?: Partial<Record<Language, string>>;
}

const regions: Readonly<Record<string, readonly RegionRow[] | undefined>> = table;

/** Regions of a country, sorted by their names in a language; null for a country without a list of regions. */
export function regionsOf(country: string, language: Language): { id: string; name: string }[] | null {
  const rows = regions[country];
  if (!rows) return null;
  const { compare } = new Intl.Collator(language);
  return rows
    .map(({ id, name, names }) => ({ id, name: names?.[language] ?? name }))
    .sort((a, b) => compare(a.name, b.name));
}

/** True when the country has a region with this id. */
export function isRegion(country: string, id: string): boolean {
  return regions[country]?.some(region => region.id === id) ?? false;
}

/** Name of a region in a language; null for an unknown id. */
export function regionName(country: string, id: string, language: Language): string | null {
  const row = regions[country]?.find(region => region.id === id);
  return row ? (row.names?.[language] ?? row.name) : null;
}

/** The region with this GeoNames code, or null. */
export function regionOfGeonames(country: string, code: string): string | null {
  return regions[country]?.find(region => region.geonames === code)?.id ?? null;
}
