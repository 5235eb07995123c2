import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PhotoFile } from './files.ts';

/** A decoded picture: 8 bits a channel, sRGB, no transparency. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Box that a size covers (tile) or fits into (the others), in pixels. */
const BOX = {
  tile: { width: 288, height: 360 },
  medium: { width: 640, height: 800 },
  large: { width: 1280, height: 1600 },
} as const;
/** The square portrait in mails: twice as large as it is shown, in pixels, and below 20 kB even for noise. */
const MAIL = { side: 192, quality: 68 } as const;
/** Where a square is cut from an upright picture, 0 to 1 from its top: faces are in the upper part. */
const FACE_HEIGHT = 0.32;

/** A tile has at most this many bytes, so that a page of 24 tiles stays below 145 kB. */
const TILE_BYTES = 6_000;
/** Qualities tried for a tile until it is small enough; effort 1 costs 25 ms, effort 4 ten times as much for no gain. */
const TILE_QUALITIES = [50, 42, 34, 26, 18, 12, 7] as const;
/** When even the last quality is not enough, the tile is scaled by this factor. */
const SHRINK = 0.75;

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Size in which a tile covers 288 × 360, never enlarged and never more than 2.5 times the box. */
function tileSize({ width, height }: Pixels): { width: number; height: number } {
  const cover = Math.max(BOX.tile.width / width, BOX.tile.height / height);
  const cap = Math.min((BOX.tile.width * 2.5) / width, (BOX.tile.height * 2.5) / height);
  const scale = Math.min(1, cover, cap);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales pixels to another size. */
async function resized(pixels: Pixels, size: { width: number; height: number }): Promise<Pixels> {
  const { data, info } = await open(pixels).resize(size).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes a tile with the first quality that fits, else in a smaller size, so that no tile is larger than `TILE_BYTES`. */
async function tile(pixels: Pixels): Promise<Buffer> {
  const { width, height } = tileSize(pixels);
  for (let scale = 1; ; scale *= SHRINK) {
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    const small = await resized(pixels, size);
    for (const quality of scale === 1 ? TILE_QUALITIES : TILE_QUALITIES.slice(-1)) {
      const result = await open(small).avif({ quality, effort: 1 }).toBuffer();
      if (result.length <= TILE_BYTES) return result;
    }
  }
}

/** A blurred stand-in below 1 kB. It is made from at most 24 × 30 pixels, so the picture cannot be recovered from it. */
async function blur(pixels: Pixels): Promise<Buffer> {
  const { data, info } = await open(pixels)
    .resize(24, 30, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return open({ data, width: info.width, height: info.height })
    .resize(info.width * 6, info.height * 6, { kernel: 'cubic' })
    .blur(9)
    .webp({ quality: 40, effort: 4 })
    .toBuffer();
}

/** The square of a picture in which the face is most likely. */
function portrait(pixels: Pixels): Promise<Buffer> {
  const side = Math.min(pixels.width, pixels.height);
  const left = Math.round((pixels.width - side) / 2);
  const top = Math.round((pixels.height - side) * FACE_HEIGHT);
  return open(pixels)
    .extract({ left, top, width: side, height: side })
    .resize(MAIL.side, MAIL.side)
    .jpeg({ quality: MAIL.quality })
    .toBuffer();
}

const webp = (pixels: Pixels, { width, height }: { width: number; height: number }, quality: number) =>
  open(pixels)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer();

/** Encodes one stored file of a photo. It starts from bare pixels, so no metadata of the upload is kept. */
export function encodePhoto(pixels: Pixels, file: PhotoFile): Promise<Buffer> {
  switch (file) {
    case 'tile.avif':
      return tile(pixels);
    case 'tile.webp':
      return webp(pixels, tileSize(pixels), 70);
    case 'medium.webp':
      return webp(pixels, BOX.medium, 66);
    case 'large.webp':
      return webp(pixels, BOX.large, 80);
    case 'blur.webp':
      return blur(pixels);
    case 'mail.jpg':
      return portrait(pixels);
  }
}

/** About 25 bytes in base64, from which the browser draws a placeholder until the photo is loaded. */
export async function thumbhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await open(pixels)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
