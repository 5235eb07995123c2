import type { Language } from '@velluto/rules';
import type { Random } from '../random.ts';
import cities from './cities.json' with { type: 'json' };

/** A town of the demo members (GeoNames data, CC BY 4.0). */
export interface City {
  name: string;
  /** ISO 3166-2. */
  region: string;
  /** How many members live there, relative to the other towns of the country. */
  weight: number;
  latitude: number;
  longitude: number;
}

/** Home of a demo member, and the language they speak. */
export interface Place {
  country: string;
  region: string;
  city: string;
  latitude: number;
  longitude: number;
  language: Language;
}

/** Share of the members by country in per cent, for every country of `LANGUAGES_BY_COUNTRY`. */
export const COUNTRY_WEIGHTS = {
  IT: 45,
  DE: 9,
  GB: 7,
  US: 7,
  NL: 5.5,
  FR: 5,
  ES: 4.5,
  AT: 3,
  CH: 3,
  BE: 2.5,
  IE: 1.8,
  CA: 2.2,
  PL: 2.2,
  AU: 1.5,
  NZ: 0.8,
} as const;

const FRENCH_CANTONS = ['CH-GE', 'CH-VD', 'CH-NE', 'CH-JU', 'CH-FR', 'CH-VS'];

/** The language of a member at a place; by region in countries with several languages, by chance in the United States. */
function languageAt(random: Random, country: string, region: string): Language {
  switch (country) {
    case 'IT':
      return 'it';
    case 'DE':
    case 'AT':
      return 'de';
    case 'NL':
      return 'nl';
    case 'FR':
      return 'fr';
    case 'ES':
      return 'es';
    case 'PL':
      return 'pl';
    case 'CH':
      return region === 'CH-TI' ? 'it' : FRENCH_CANTONS.includes(region) ? 'fr' : 'de';
    case 'BE':
      return region === 'BE-VLG' ? 'nl' : 'fr';
    case 'CA':
      return region === 'CA-QC' ? 'fr' : 'en';
    case 'US':
      return random.chance(0.12) ? 'es' : 'en';
    default:
      return 'en';
  }
}

const cityTable: Readonly<Record<string, readonly City[] | undefined>> = cities;

/** A random place, more likely where more people live. */
export function pickPlace(random: Random): Place {
  const country = random.weighted(COUNTRY_WEIGHTS);
  const list = cityTable[country] ?? [];
  const name = random.weighted(Object.fromEntries(list.map(city => [city.name, city.weight])));
  const city = list.find(candidate => candidate.name === name);
  if (!city) throw new Error(`No town of ${country} is known`);
  return {
    country,
    region: city.region,
    city: city.name,
    latitude: city.latitude,
    longitude: city.longitude,
    language: languageAt(random, country, city.region),
  };
}
