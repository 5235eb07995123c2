import {
  CURRENCIES,
  type Currency,
  isLanguage,
  LANGUAGES,
  LANGUAGES_BY_COUNTRY,
  type Language,
} from '@velluto/rules';
import { isColour, letters } from './brand.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

/** Options of `velluto-site new`, as they are typed. */
export const options = {
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
} as const;

/** What is typed: one text for each option, several for `domain`. */
export type Typed = { [Name in Exclude<keyof typeof options, 'domain'>]?: string } & { domain?: string[] };

/** A site as it was wished for. */
export interface Wish {
  id: string;
  name: string;
  /** The first one is assumed where nothing tells the country. */
  countries: [string, ...string[]];
  /** The first one is the site's own. */
  languages: [Language, ...Language[]];
  /** Currencies of the prices; null for those that the countries pay with. */
  currencies: Currency[] | null;
  accent: string;
  letters: keyof typeof letters;
  shape: number;
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
  if (wrong !== undefined) throw new Refusal(`--${what}: "${wrong}" is not among ${all.join(', ')}.`);
  const [first, ...rest] = [...new Set(items.filter(known))];
  if (first === undefined) throw new Refusal(`--${what} names none.`);
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

/**
 * Reads what was typed, and asks for the rest where somebody sits at the keyboard.
 *
 * @throws Refusal for the first value that cannot be used, or that is missing and cannot be asked for
 */
export async function readWish(typed: Typed, { ask }: Pick<Terminal, 'ask'>): Promise<Wish> {
  /** The value typed, the answer, or what is usual. */
  const get = async (name: keyof Typed & string, question: string, usual?: string): Promise<string> => {
    const given = typed[name];
    if (typeof given === 'string') return given.trim();
    const answer = (await ask?.(`${question}${usual ? ` [${usual}]` : ''}: `))?.trim();
    const value = answer || usual;
    if (!value) throw new Refusal(`Say --${name}.`);
    return value;
  };
  const name = await get('name', 'Name of the site');
  const id = await get('id', 'Its short name, which never changes', idFrom(name));
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
    throw new Refusal('--id must be small letters, digits and hyphens, a letter first, 40 at most.');
  }
  const places = words((await get('countries', 'Countries, the main one first', 'IT')).toUpperCase());
  const countries = listOf('countries', places, isCountry, countryCodes);
  const spoken = [...new Set(countries.flatMap(country => LANGUAGES_BY_COUNTRY[country] ?? []))];
  const wanted = await get('languages', 'Languages, its own one first', spoken.join(', '));
  const languages = listOf('languages', words(wanted.toLowerCase()), isLanguage, LANGUAGES);
  const accent = await get('accent', 'Its colour, such as #0a6b5e');
  if (!isColour(accent)) throw new Refusal(`--accent: "${accent}" is not a CSS colour; write it as #0a6b5e.`);
  const kind = await get('letters', `Its letters, ${Object.keys(letters).join(' or ')}`, 'modern');
  if (!isLetters(kind)) throw new Refusal(`--letters must be ${Object.keys(letters).join(' or ')}.`);
  const shape = Number(typed.shape ?? 0.6);
  if (!(shape >= 0 && shape <= 1)) throw new Refusal('--shape must be a number from 0 (sharp) to 1 (round).');
  return {
    ...{ id, name, countries, languages, accent, letters: kind, shape },
    currencies: typed.currencies
      ? listOf('currencies', words(typed.currencies.toUpperCase()), isCurrency, CURRENCIES)
      : null,
    domains: (typed.domain ?? []).map(domain => domain.toLowerCase()),
    pool: typed.pool ?? null,
    timeZone: typed['time-zone'] ?? null,
    like: typed.like ?? null,
  };
}
