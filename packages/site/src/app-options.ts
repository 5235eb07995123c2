import { CommandError } from './command-error.ts';
import { type CommonOptions, readLanguages, readLook, readName } from './common-options.ts';
import { type Screen, screenNames } from './screens.ts';
import type { Terminal } from './terminal.ts';
import { type Get, listOf, optionReader, type Parse, type TypedOptions, words } from './typed-options.ts';

/** The app that `velluto-site new --standalone` makes. */
export interface AppOptions extends CommonOptions {
  /** What the app has itself, instead of the server's own app; the first one is its home page. */
  screens: [Screen, ...Screen[]];
}

const parseScreens: Parse<[Screen, ...Screen[]]> = text =>
  listOf('screens', words(text.toLowerCase()), screenNames);

const readScreens = (get: Get) =>
  get(
    'screens',
    parseScreens,
    'Screens of its own, the home page first; the server has the others',
    screenNames.join(', '),
  );

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
  const look = await readLook(get, typed);
  return { ...named, languages, ...look, screens: await readScreens(get) };
}
