import { PHOTO_MAX_BYTES } from '@velluto/rules';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { encodePhoto, type Pixels, thumbhashOf } from './encode.ts';
import { PHOTO_FILES, type PhotoFile } from './files.ts';

/** Largest picture in pixels; more is a decompression bomb or a poster. */
const MAX_PIXELS = 50_000_000;
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

/** Turns the first frame of the picture upright, drops metadata and transparency, and brings it to the largest size we keep. */
async function decode(input: Uint8Array): Promise<Pixels> {
  try {
    // a grey picture has one channel until it is turned into sRGB
    const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .flatten({ background: '#fbf7f2' })
      .resize(1280, 1600, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new ApiError('photo_unreadable');
  }
}

/** One more size of a photo that is stored already, from another of its files. */
export async function remakePhoto(stored: Uint8Array, file: PhotoFile): Promise<Buffer> {
  return inTurn(async () => encodePhoto(await decode(stored), file));
}

/**
 * Makes all stored sizes of an uploaded picture (JPEG, PNG, WebP or AVIF, told by its content).
 * @throws ApiError `payload_too_large` (details.max in bytes) or `photo_unreadable`
 */
export async function processPhoto(input: Uint8Array): Promise<ProcessedPhoto> {
  if (input.byteLength > PHOTO_MAX_BYTES) throw new ApiError('payload_too_large', { max: PHOTO_MAX_BYTES });
  return inTurn(async () => {
    const pixels = await decode(input);
    const files = new Map<PhotoFile, Buffer>();
    for (const file of PHOTO_FILES) files.set(file, await encodePhoto(pixels, file));
    return { files, width: pixels.width, height: pixels.height, thumbhash: await thumbhashOf(pixels) };
  });
}
