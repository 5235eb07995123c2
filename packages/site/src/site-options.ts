import {
  CURRENCIES,
  type Currency,
  isLanguage,
  LANGUAGES,
  LANGUAGES_BY_COUNTRY,
  type Language,
} from '@velluto/rules';
import { isColour } from '@velluto/ui/brand';
import { type BrandOptions, letters } from './brand.ts';
import { CommandError } from './command-error.ts';
import type { Terminal } from './terminal.ts';

/** Options of `velluto-site new`, as they are typed. */
export const optionDefinitions = {
  name: { type: 'string' },
  id: { type: 'string' },
  countries: { type: 'string' },
  languages: { type: 'string' },
  currencies: { type: 'string' },
  accent: { type: 'string' },
  letters: { type: 'string' },
  shape: { type: 'string' },
  domain: { type: 'string', multiple: true },
  pool: { type: 'string' },
  'time-zone': { type: 'string' },
  like: { type: 'string' },
  sites: { type: 'string' },
  standalone: { type: 'boolean' },
} as const;

/** The options as they were typed: one text each, several for `domain`. */
export type TypedOptions = {
  [Name in Exclude<keyof typeof optionDefinitions, 'domain' | 'standalone'>]?: string;
} & {
  domain?: string[];
  standalone?: boolean;
};

/** What every site has: the app that `velluto-site new --standalone` makes needs no more. */
export interface AppOptions extends BrandOptions {
  /** The first one is the site's own. */
  languages: [Language, ...Language[]];
}

/** The site that `velluto-site new` makes. */
export interface SiteOptions extends AppOptions {
  /** The first one is assumed where nothing tells the country. */
  countries: [string, ...string[]];
  /** Currencies of the prices; null for those that the countries pay with. */
  currencies: Currency[] | null;
  domains: string[];
  pool: string | null;
  timeZone: string | null;
  /** Site whose packages, rules and texts it begins with; null for the default one. */
  like: string | null;
}

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** A list of at least one, each of which is known. */
function listOf<Item extends string>(
  what: string,
  items: string[],
  known: (item: string) => item is Item,
  all: readonly string[],
): [Item, ...Item[]] {
  const wrong = items.find(item => !known(item));
  if (wrong !== undefined) throw new CommandError(`--${what}: "${wrong}" is not among ${all.join(', ')}.`);
  const [first, ...rest] = [...new Set(items.filter(known))];
  if (first === undefined) throw new CommandError(`--${what} names none.`);
  return [first, ...rest];
}

/** An id from a name: `Café Aurora` becomes `cafe-aurora`. */
export const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

const countryCodes = Object.keys(LANGUAGES_BY_COUNTRY);
const isCountry = (code: string): code is string => countryCodes.includes(code);
const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code);
const isLetters = (name: string): name is keyof typeof letters => Object.hasOwn(letters, name);

/** Turns what was typed into a value; throws a CommandError for what cannot be used. */
type Parse<Value> = (text: string) => Value;

const parseId: Parse<string> = text => {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(text)) return text;
  throw new CommandError('--id must be small letters, digits and hyphens, a letter first, 40 at most.');
};
const parseCountries: Parse<[string, ...string[]]> = text =>
  listOf('countries', words(text.toUpperCase()), isCountry, countryCodes);
const parseLanguages: Parse<[Language, ...Language[]]> = text =>
  listOf('languages', words(text.toLowerCase()), isLanguage, LANGUAGES);
const parseColour: Parse<string> = text => {
  if (isColour(text)) return text;
  throw new CommandError(`--accent: "${text}" is not a CSS colour; write it as #0a6b5e.`);
};
const parseLetters: Parse<keyof typeof letters> = text => {
  if (isLetters(text)) return text;
  throw new CommandError(`--letters must be ${Object.keys(letters).join(' or ')}.`);
};

type Get = <Value>(
  name: keyof TypedOptions & string,
  read: Parse<Value>,
  question: string,
  usual?: string,
) => Promise<Value>;

/** Reads one option after the other, and asks for what is missing in an interactive terminal, again when an answer is invalid. */
function optionReader(typed: TypedOptions, { ask, writeError }: Pick<Terminal, 'ask' | 'writeError'>): Get {
  return async (name, read, question, usual) => {
    const given = typed[name];
    if (typeof given === 'string') return read(given.trim());
    for (;;) {
      const answer = (await ask?.(`${question}${usual ? ` [${usual}]` : ''}: `))?.trim();
      const value = answer || usual;
      if (!ask && !value) throw new CommandError(`Say --${name}.`);
      try {
        if (value) return read(value);
      } catch (error) {
        if (!ask || !(error instanceof CommandError)) throw error;
        writeError(`${error.message}\n`);
      }
    }
  };
}

async function readName(get: Get): Promise<Pick<AppOptions, 'name' | 'id'>> {
  const name = await get('name', text => text, 'Name of the site');
  return { name, id: await get('id', parseId, 'Its short name, which never changes', idFrom(name)) };
}

const readLanguages = (get: Get, usual: readonly string[]) =>
  get('languages', parseLanguages, 'Languages, its own one first', usual.join(', '));

async function readLook(
  get: Get,
  typed: TypedOptions,
): Promise<Pick<AppOptions, 'accent' | 'letters' | 'shape'>> {
  const accent = await get('accent', parseColour, 'Its colour, such as #0a6b5e');
  const kinds = Object.keys(letters).join(' or ');
  const kind = await get('letters', parseLetters, `Its letters, ${kinds}`, 'modern');
  const shape = Number(typed.shape ?? 0.6);
  if (!(shape >= 0 && shape <= 1))
    throw new CommandError('--shape must be a number from 0 (sharp) to 1 (round).');
  return { accent, letters: kind, shape };
}

/**
 * Reads the options of a site that a server of this repository runs.
 *
 * @throws CommandError for the first value typed that cannot be used, or that is missing and cannot be asked for
 */
export async function readOptions(
  typed: TypedOptions,
  terminal: Pick<Terminal, 'ask' | 'writeError'>,
): Promise<SiteOptions> {
  const get = optionReader(typed, terminal);
  const named = await readName(get);
  const countries = await get('countries', parseCountries, 'Countries, the main one first', 'IT');
  const spoken = [...new Set(countries.flatMap(country => LANGUAGES_BY_COUNTRY[country] ?? []))];
  return {
    ...named,
    countries,
    languages: await readLanguages(get, spoken),
    ...(await readLook(get, typed)),
    currencies: typed.currencies
      ? listOf('currencies', words(typed.currencies.toUpperCase()), isCurrency, CURRENCIES)
      : null,
    domains: (typed.domain ?? []).map(domain => domain.toLowerCase()),
    pool: typed.pool ?? null,
    timeZone: typed['time-zone'] ?? null,
    like: typed.like ?? null,
  };
}

/** Options that only a server's site file has. */
const ofSiteFiles = ['countries', 'currencies', 'domain', 'pool', 'time-zone', 'like', 'sites'] as const;

/**
 * Reads the options of an app that stands alone.
 *
 * @throws CommandError as `readOptions`, and for an option that such an app does not have
 */
export async function readAppOptions(
  typed: TypedOptions,
  terminal: Pick<Terminal, 'ask' | 'writeError'>,
): Promise<AppOptions> {
  const foreign = ofSiteFiles.find(name => typed[name] !== undefined);
  if (foreign) throw new CommandError(`--${foreign} is for site files; an app that stands alone has none.`);
  const get = optionReader(typed, terminal);
  const named = await readName(get);
  const languages = await readLanguages(get, ['en', 'de', 'it']);
  return { ...named, languages, ...(await readLook(get, typed)) };
}
