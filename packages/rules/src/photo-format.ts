/** Picture formats that are recognised. HEIC, which phones make, cannot be read and is refused with a reason of its own. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Number of bytes at the beginning of a file that are needed to recognise its format. */
export const PHOTO_HEAD_BYTES = 64;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Brands of an ISO media file (its `ftyp` box), the main one first; empty for any other file. */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const [a = 0, b = 0, c = 0, d = 0] = [...head.slice(0, 4)].map(character => character.charCodeAt(0));
  const end = ((a * 256 + b) * 256 + c) * 256 + d;
  return head.slice(8, end).match(/.{4}/gs) ?? [];
}

/** Format of a picture by its contents, since file names can be wrong; null for anything else. */
export function photoFormatOf(file: Uint8Array): PhotoFormat | null {
  const head = String.fromCharCode(...file.subarray(0, PHOTO_HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  const brands = brandsOf(head);
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some(brand => heicBrands.includes(brand)) ? 'heic' : null;
}
