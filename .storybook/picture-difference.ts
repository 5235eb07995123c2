import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A decoded picture: four bytes a pixel (RGBA). */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of a picture in pixels, and how many pixels in it changed. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  pixels: number;
}

/** The difference of two pictures; all three are padded to the same size. */
export interface Difference {
  pixels: number;
  before: Picture;
  after: Picture;
  /** The new picture in pale, with changed pixels in red. */
  drawn: Picture;
  /** Where pixels changed, the largest change first. */
  places: Place[];
}

/** Changed rows that are closer than this many pixels are shown as one place. */
const maxGap = 40;
/** Pixels shown around a change. */
const margin = 24;

/** Reads a picture file; a smaller one is padded to `canvas` with transparent pixels to the right and below. */
export async function readPicture(
  file: Buffer,
  canvas?: { width: number; height: number },
): Promise<Picture> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const right = Math.max(0, (canvas?.width ?? width) - width);
  const bottom = Math.max(0, (canvas?.height ?? height) - height);
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .extend({ right, bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pixelsOf = ({ data }: Picture) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

function placesOf(before: Picture, after: Picture): Place[] {
  const { width, height } = after;
  const [pixelsBefore, pixelsAfter] = [pixelsOf(before), pixelsOf(after)];
  const places: Place[] = [];
  let open: { top: number; bottom: number; left: number; right: number; pixels: number } | undefined;
  const close = () => {
    if (!open) return;
    const left = Math.max(0, open.left - margin);
    const top = Math.max(0, open.top - margin);
    const right = Math.min(width, open.right + margin + 1);
    const bottom = Math.min(height, open.bottom + margin + 1);
    places.push({ left, top, width: right - left, height: bottom - top, pixels: open.pixels });
    open = undefined;
  };
  for (let y = 0; y < height; y++) {
    if (open && y - open.bottom > maxGap) close();
    for (let x = 0; x < width; x++) {
      if (pixelsBefore[y * width + x] === pixelsAfter[y * width + x]) continue;
      open ??= { top: y, bottom: y, left: x, right: x, pixels: 0 };
      open.bottom = y;
      open.left = Math.min(open.left, x);
      open.right = Math.max(open.right, x);
      open.pixels++;
    }
  }
  close();
  return places.sort((a, b) => b.pixels - a.pixels);
}

/** Compares two picture files pixel by pixel, without tolerance; where only one of them has a pixel it counts as changed. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map(file => sharp(file).metadata()));
  const canvas = {
    width: Math.max(...sizes.map(size => size.width ?? 0)),
    height: Math.max(...sizes.map(size => size.height ?? 0)),
  };
  const [was, is] = [await readPicture(before, canvas), await readPicture(after, canvas)];
  const drawn: Picture = { ...canvas, data: Buffer.alloc(is.data.length) };
  const options = {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
    diffColor: [222, 0, 60] as [number, number, number],
  };
  const pixels = pixelmatch(was.data, is.data, drawn.data, canvas.width, canvas.height, options);
  return { pixels, before: was, after: is, drawn, places: placesOf(was, is) };
}

/** A part of a picture as a lossless file. */
export const cutOut = ({ data, width, height }: Picture, { pixels: _, ...part }: Place): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .extract(part)
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
