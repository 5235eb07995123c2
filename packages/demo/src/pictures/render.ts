import { encodePhoto, type Pixels, thumbhashOf } from '@velluto/server/photos/encode.ts';
import type { PhotoFile } from '@velluto/server/photos/files.ts';
import sharp from 'sharp';
import { type PortraitOptions, portraitSvg } from '../portraits/portrait.ts';
import { WIDTH } from '../portraits/svg.ts';

/** Width in pixels in which the portrait is drawn for each file. */
const WIDTHS: Record<PhotoFile, number> = {
  'tile.avif': 288,
  'tile.webp': 288,
  'medium.webp': 640,
  'large.webp': 1280,
  'blur.webp': 96,
  'mail.jpg': 288,
};

/** Draws a portrait in a width. It parses SVG, so it must never run in the server's process. */
async function rasterise(options: PortraitOptions, width: number): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(portraitSvg(options)), { density: (72 * width) / WIDTH })
    .resize(width, (width * 5) / 4)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** One file of a drawn portrait, encoded like that of a real photo. */
export async function renderPortrait(options: PortraitOptions, file: PhotoFile): Promise<Buffer> {
  return encodePhoto(await rasterise(options, WIDTHS[file]), file);
}

/** Blurred placeholder (ThumbHash) of a drawn portrait, as base64. */
export async function portraitThumbhash(options: PortraitOptions): Promise<string> {
  return thumbhashOf(await rasterise(options, 96));
}
