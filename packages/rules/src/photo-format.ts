/** Kinds of pictures that are told apart; HEIC is the one that phones make and hardly anything else reads. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** So many bytes at the beginning of a file tell its kind. */
export const PHOTO_HEAD_BYTES = 64;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** The names that an ISO media file gives its kind, the main one first. */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const [a = 0, b = 0, c = 0, d = 0] = [...head.slice(0, 4)].map(sign => sign.charCodeAt(0));
  const end = ((a * 256 + b) * 256 + c) * 256 + d;
  return head.slice(8, end).match(/.{4}/gs) ?? [];
}

/** The kind of a picture by its contents, whatever its name says; null for anything else. */
export function photoFormatOf(file: Uint8Array): PhotoFormat | null {
  const head = String.fromCharCode(...file.subarray(0, PHOTO_HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  const brands = brandsOf(head);
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some(brand => heicBrands.includes(brand)) ? 'heic' : null;
}
