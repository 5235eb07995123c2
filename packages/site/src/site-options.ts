import { CURRENCIES, type Currency, LANGUAGES_BY_COUNTRY } from '@velluto/rules';
import { CommandError } from './command-error.ts';
import { type CommonOptions, readLanguages, readLook, readName } from './common-options.ts';
import type { Terminal } from './terminal.ts';
import { listOf, optionReader, type Parse, type TypedOptions, words } from './typed-options.ts';

/** The site that `velluto-site new` makes. */
export interface SiteOptions extends CommonOptions {
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

const countryCodes = Object.keys(LANGUAGES_BY_COUNTRY);

const parseCountries: Parse<[string, ...string[]]> = text =>
  listOf('countries', words(text.toUpperCase()), countryCodes);

/**
 * Reads the options of a site that a server of this repository runs.
 *
 * @throws CommandError for the first value typed that cannot be used, or that is missing and cannot be asked for
 */
export async function readOptions(
  typed: TypedOptions,
  terminal: Pick<Terminal, 'ask' | 'writeError'>,
): Promise<SiteOptions> {
  if (typed.screens !== undefined)
    throw new CommandError('--screens is for an app that stands alone; add --standalone.');
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
      ? listOf('currencies', words(typed.currencies.toUpperCase()), CURRENCIES)
      : null,
    domains: (typed.domain ?? []).map(domain => domain.toLowerCase()),
    pool: typed.pool ?? null,
    timeZone: typed['time-zone'] ?? null,
    like: typed.like ?? null,
  };
}
