import { PHOTO_MAX_BYTES, photoFormatOf } from '@velluto/rules';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApiError } from '../../domain/api-error.ts';
import { encodePhoto, type Pixels, thumbhashOf } from './encode.ts';
import { PHOTO_FILES, type PhotoFile } from './files.ts';

/** Most pixels of a picture: a little more than phones with 64 megapixels make; larger ones may be decompression bombs. */
const MAX_PIXELS = 65_000_000;
/** Shortest side in pixels: nobody can be recognised on smaller pictures or narrow strips. */
const MIN_SIDE = 32;
/** Seconds to decode a picture; one that takes longer was made to use up the server. */
const DECODE_SECONDS = 20;

/** The files made of an upload, and the facts to store about it. */
export interface ProcessedPhoto {
  files: ReadonlyMap<PhotoFile, Buffer>;
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

// one thread per picture, since uploads share the machine with all other work
sharp.concurrency(1);
sharp.cache(false);
// allows only the listed loaders: no SVG, PDF, GIF or file paths, whatever an upload claims to be
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const inTurn = pLimit(2);

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * Reads a picture; on an error, again with the end-of-image marker that many programs leave out. Then warnings count as errors too, since a JPEG that was cut off earlier
 * would be grey from that point on.
 */
async function orWithEnd<Result>(
  input: Uint8Array,
  read: (input: Uint8Array, failOn: 'error' | 'warning') => Promise<Result>,
): Promise<Result> {
  try {
    return await read(input, 'error');
  } catch (error) {
    if (photoFormatOf(input) !== 'jpeg') throw error;
    return read(Buffer.concat([input, endOfJpeg]), 'warning');
  }
}

/** Checks format and size by the header, and throws the specific error. */
async function checkSize(input: Uint8Array): Promise<void> {
  const format = photoFormatOf(input);
  if (format === 'heic') throw new ApiError('photo_heic');
  if (format === null) throw new ApiError('photo_unreadable');
  const { width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ApiError('photo_unreadable');
    });
  if (width * height > MAX_PIXELS) throw new ApiError('photo_too_many_pixels');
  if (Math.min(width, height) < MIN_SIDE) throw new ApiError('photo_too_small');
}

/** Decodes the first frame upright, without metadata and transparency, in the largest stored size. */
async function decode(input: Uint8Array): Promise<Pixels> {
  try {
    return await orWithEnd(input, pixelsOf);
  } catch {
    throw new ApiError('photo_unreadable');
  }
}

async function pixelsOf(input: Uint8Array, failOn: 'error' | 'warning'): Promise<Pixels> {
  // conversion to sRGB also gives grey pictures three channels
  const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .flatten({ background: '#fbf7f2' })
    .resize(1280, 1600, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Makes a missing file of a stored photo from another of its files. */
export async function remakePhoto(stored: Uint8Array, file: PhotoFile): Promise<Buffer> {
  return inTurn(async () => encodePhoto(await decode(stored), file));
}

/**
 * Makes all stored files of an uploaded picture (JPEG, PNG, WebP or AVIF, recognised by its content).
 *
 * @throws ApiError `payload_too_large` (details.max in bytes), `photo_heic`, `photo_too_small`, `photo_too_many_pixels` or
 *   `photo_unreadable`
 */
export async function processPhoto(input: Uint8Array): Promise<ProcessedPhoto> {
  if (input.byteLength > PHOTO_MAX_BYTES) throw new ApiError('payload_too_large', { max: PHOTO_MAX_BYTES });
  return inTurn(async () => {
    await checkSize(input);
    const pixels = await decode(input);
    const files = new Map<PhotoFile, Buffer>();
    for (const file of PHOTO_FILES) files.set(file, await encodePhoto(pixels, file));
    return { files, width: pixels.width, height: pixels.height, thumbhash: await thumbhashOf(pixels) };
  });
}
