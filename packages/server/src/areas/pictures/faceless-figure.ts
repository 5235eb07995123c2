/** Side in pixels, twice that of the picture, so that the edges get smooth. */
const DRAWN = 384;
const SIDE = DRAWN / 2;
/** Opacity of 255: the figure is seen on the light and on the dark background that a mail gives its pictures. */
const OPACITY = 110;

/** Whether a point, 0 to 1 from the left and the top, is in the head or the shoulders. */
const isFigure = (x: number, y: number) =>
  Math.hypot(x - 0.5, y - 0.4) < 0.25 || Math.hypot((x - 0.5) / 0.48, (y - 1) / 0.29) < 1;

async function draw(): Promise<Buffer> {
  // points instead of an SVG, which this process opens no more after the first upload
  const pixels = Buffer.alloc(DRAWN * DRAWN * 4, 128);
  for (let row = 0; row < DRAWN; row++)
    for (let column = 0; column < DRAWN; column++)
      pixels[(row * DRAWN + column) * 4 + 3] = isFigure(column / DRAWN, row / DRAWN) ? OPACITY : 0;
  // loaded late: the library for pictures is not needed at the start
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width: DRAWN, height: DRAWN, channels: 4 } })
    .resize(SIDE, SIDE)
    .png({ palette: true })
    .toBuffer();
}

let figure: Promise<Buffer> | undefined;

/** Head and shoulders without a face, as a PNG: what a mail shows when its photo is closed to its reader by now. */
export function facelessFigure(): Promise<Buffer> {
  figure ??= draw().catch((error: Error) => {
    // the next mail tries again
    figure = undefined;
    throw error;
  });
  return figure;
}
