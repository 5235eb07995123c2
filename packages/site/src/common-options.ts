import { LANGUAGES, type Language } from '@velluto/rules';
import { isColour } from '@velluto/ui/brand';
import { type BrandOptions, letters } from './brand.ts';
import { CommandError } from './command-error.ts';
import { type Get, listOf, type Parse, type TypedOptions, words } from './typed-options.ts';

/** What every site has. */
export interface CommonOptions extends BrandOptions {
  /** The first one is the site's own. */
  languages: [Language, ...Language[]];
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

const isLetters = (name: string): name is keyof typeof letters => Object.hasOwn(letters, name);

const parseId: Parse<string> = text => {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(text)) return text;
  throw new CommandError('--id must be small letters, digits and hyphens, a letter first, 40 at most.');
};
const parseLanguages: Parse<[Language, ...Language[]]> = text =>
  listOf('languages', words(text.toLowerCase()), LANGUAGES);
const parseColour: Parse<string> = text => {
  if (isColour(text)) return text;
  throw new CommandError(`--accent: "${text}" is not a CSS colour; write it as #0a6b5e.`);
};
const parseLetters: Parse<keyof typeof letters> = text => {
  if (isLetters(text)) return text;
  throw new CommandError(`--letters must be ${Object.keys(letters).join(' or ')}.`);
};

export async function readName(get: Get): Promise<Pick<CommonOptions, 'name' | 'id'>> {
  const name = await get('name', text => text, 'Name of the site');
  return { name, id: await get('id', parseId, 'Its short name, which never changes', idFrom(name)) };
}

export const readLanguages = (get: Get, usual: readonly string[]) =>
  get('languages', parseLanguages, 'Languages, its own one first', usual.join(', '));

export async function readLook(
  get: Get,
  typed: TypedOptions,
): Promise<Pick<CommonOptions, 'accent' | 'letters' | 'shape'>> {
  const accent = await get('accent', parseColour, 'Its colour, such as #0a6b5e');
  const kinds = Object.keys(letters).join(' or ');
  const kind = await get('letters', parseLetters, `Its letters, ${kinds}`, 'modern');
  const shape = Number(typed.shape ?? 0.6);
  if (!(shape >= 0 && shape <= 1))
    throw new CommandError('--shape must be a number from 0 (sharp) to 1 (round).');
  return { accent, letters: kind, shape };
}
