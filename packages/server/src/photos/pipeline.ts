import { PHOTO_MAX_BYTES, photoFormatOf } from '@velluto/rules';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { encodePhoto, type Pixels, thumbhashOf } from './encode.ts';
import { PHOTO_FILES, type PhotoFile } from './files.ts';

/** Largest picture in pixels, a little more than a phone of 64 megapixels makes; more is a decompression bomb or a poster. */
const MAX_PIXELS = 65_000_000;
/** Shortest side in pixels: nobody is seen on less, or on a strip that is a thousand times as long. */
const MIN_SIDE = 32;
/** Time to decode a picture, in seconds; what takes longer was made to take long. */
const DECODE_SECONDS = 20;

/** Photos kept of an upload, and what the profile needs to know about it. */
export interface ProcessedPhoto {
  files: ReadonlyMap<PhotoFile, Buffer>;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

// one thread a picture: uploads share the machine with everything else
sharp.concurrency(1);
sharp.cache(false);
// what is not listed cannot be opened in this process, whatever its name: SVG, PDF, GIF, files by path
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
 * Tries again with the end that many programs leave away. Any other fault is one then, too: a JPEG that was cut off earlier
 * would be grey from there on.
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

/** Says why a picture is refused whose header can be read. */
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

/** Turns the first frame of the picture upright, drops metadata and transparency, and brings it to the largest size we keep. */
async function decode(input: Uint8Array): Promise<Pixels> {
  try {
    return await orWithEnd(input, pixelsOf);
  } catch {
    throw new ApiError('photo_unreadable');
  }
}

async function pixelsOf(input: Uint8Array, failOn: 'error' | 'warning'): Promise<Pixels> {
  // a grey picture has one channel until it is turned into sRGB
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

/** One more size of a photo that is stored already, from another of its files. */
export async function remakePhoto(stored: Uint8Array, file: PhotoFile): Promise<Buffer> {
  return inTurn(async () => encodePhoto(await decode(stored), file));
}

/**
 * Makes all stored sizes of an uploaded picture (JPEG, PNG, WebP or AVIF, told by its content).
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
