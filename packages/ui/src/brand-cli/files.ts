import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { createJiti } from 'jiti';
import type { BrandInput } from '../theme/compiler/brand.ts';
import { compileBrand } from '../theme/compiler/compile.ts';
import { BrandError, type BrandProblem } from '../theme/compiler/problems.ts';
import { type FontFiles, localFile, readFonts, urls } from './read-css.ts';

/** Makes a BrandError with one reason. */
export const refuse = (where: string, message: string, code: BrandProblem['code'] = 'unreadable_file') =>
  new BrandError(`${where} cannot be used:`, [{ code, where, message }]);

const sayError = (error: unknown) => (error instanceof Error ? error.message : String(error));

// reads TypeScript in every version of Node; nothing is kept, neither on the disk nor between two reads of a file
const modules = createJiti(import.meta.url, { fsCache: false, moduleCache: false, interopDefault: false });

/**
 * Loads what a brand's module, in TypeScript or JavaScript, exports as `default` or `brand`.
 *
 * @throws BrandError when there is no such file, when it does not run, or when it exports no brand.
 */
export async function loadBrand(path: string): Promise<BrandInput> {
  if (!existsSync(path)) throw refuse(path, 'There is no such file.');
  const module = await modules
    .import<{ default?: BrandInput; brand?: BrandInput }>(path)
    .catch((error: unknown) => {
      throw refuse(path, `It does not run: ${sayError(error)}`);
    });
  const brand = module.default ?? module.brand;
  if (typeof brand !== 'object' || brand === null) {
    throw refuse(path, 'It exports no brand: write `export default defineBrand({ … })`.');
  }
  return brand;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Reads a style sheet or a file of tokens as text. Throws BrandError with the reason when it does not exist or cannot be read. */
export async function loadText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(error => {
    if (codeOf(error) === 'ENOENT') throw refuse(path, 'There is no such file.', 'font_file_missing');
    throw refuse(path, `It cannot be read: ${sayError(error)}`);
  });
}

/** Fonts of the style sheet that a brand names; empty when it names none or the file does not exist. */
export async function fontsOf(brand: BrandInput, folder: string): Promise<FontFiles> {
  const faces = brand.fonts?.faces;
  if (!faces || !existsSync(join(folder, faces))) return { families: new Set(), files: [] };
  return readFonts(await loadText(join(folder, faces)));
}

const missing = (where: string, file: string): BrandProblem => ({
  code: 'font_file_missing',
  where,
  message: `${where}: there is no file ${file}`,
});

/** Font files that are missing where a style sheet in `folder` looks for them. */
export const missingFonts = ({ files }: FontFiles, folder: string, where: string): BrandProblem[] =>
  files.filter(file => !existsSync(join(folder, decodeURI(file)))).map(file => missing(where, file));

/** Problems when the brand's style sheet of fonts, or a font file in it, does not exist. */
export async function fontProblems(brand: BrandInput, folder: string): Promise<BrandProblem[]> {
  const { faces } = brand.fonts ?? {};
  if (typeof faces !== 'string') return [];
  const sheet = join(folder, faces);
  if (!existsSync(sheet)) return [missing('fonts.faces', faces)];
  return missingFonts(readFonts(await loadText(sheet)), dirname(sheet), faces);
}

/** `@font-face` rules of the brand, with addresses relative to the folder `target`. */
async function fontRules(brand: BrandInput, folder: string, target: string): Promise<string> {
  const faces = brand.fonts?.faces;
  if (!faces) return '';
  const sheet = join(folder, faces);
  const css = await loadText(sheet);
  return css.replaceAll(urls, (whole, address: string) => {
    const file = localFile(address);
    if (file === undefined) return whole;
    const path = relative(target, resolve(dirname(sheet), file))
      .split(sep)
      .join('/');
    return `url("${path.startsWith('.') ? path : `./${path}`}")`;
  });
}

/**
 * The style sheet of a brand, with its variables and its fonts.
 *
 * @param brand what the module exports, see `loadBrand`.
 * @param source the brand's module; font files are looked for beside it.
 * @param target path of the style sheet to write; addresses of fonts are relative to it.
 * @throws BrandError when an input is wrong, a requirement not met or a font file missing.
 */
export async function brandSheet(brand: BrandInput, source: string, target: string): Promise<string> {
  const variables = compileBrand(brand);
  const problems = await fontProblems(brand, dirname(source));
  if (problems.length > 0) throw new BrandError(`The brand "${brand.id}" lacks fonts:`, problems);
  const name = basename(source);
  const fonts = await fontRules(brand, dirname(source), dirname(target));
  return `/* Generated from ${name} by velluto-brand; change it there. */\n${variables}${fonts}`;
}
