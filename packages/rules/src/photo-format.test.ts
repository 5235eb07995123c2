import { expect, it } from 'vitest';
import { photoFormatOf } from './photo-format.ts';

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
/** The beginning of an ISO media file with these brands. */
const media = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );

it.each([
  ['jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['webp', bytes('RIFF\n\0\0\0WEBPVP8 ')],
  ['avif', media('avif', 'mif1', 'miaf')],
  ['avif', media('mif1', 'avif')],
  ['heic', media('heic', 'mif1', 'heic')],
  ['heic', media('mif1', 'heic')],
  [null, media('isom', 'mp42')],
  // `heic` comes after the end of the list of brands, so it is not a brand
  [null, bytes(`\0\0\0\x10ftypisom\0\0\0\0heic`)],
  [null, bytes('GIF89a')],
  [null, bytes('<svg')],
  [null, bytes('')],
])('a file is recognised as %s by its contents', (format, file) => {
  expect(photoFormatOf(file)).toBe(format);
});
