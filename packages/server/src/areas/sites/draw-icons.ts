/** Widths of the icons in the web app manifest, in pixels. */
const manifestWidths = [192, 512];
/** Width of the icon for the home screen of iOS, in pixels. */
const appleWidth = 180;
/** Radius of the corners of icons that the device does not cut itself, as a part of their width. */
const cornerRadius = 0.22;
/** Width of `favicon.ico` in pixels: search engines want a multiple of 48. */
const faviconWidth = 48;
/** Size of the picture that other sites show beside a link, in pixels. */
const share = { width: 1200, height: 630 };
/** A mark that is not square is shown whole in the middle of the square. */
const whole = { fit: 'contain', background: 'transparent' } as const;

/** An ICO file with one PNG. */
function icoOf(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Leaves of a square picture of this width what is inside of round corners; the rest becomes transparent. */
const roundCorners = (width: number) => ({
  input: Buffer.from(
    `<svg width="${width}" height="${width}"><rect width="100%" height="100%" rx="${width * cornerRadius}"/></svg>`,
  ),
  blend: 'dest-in' as const,
});

/**
 * The icons of a brand's mark by file name, and `favicon.ico`. Those for the home screen are drawn twice: with round corners,
 * and whole for devices that cut a shape of their own (`maskable`; iOS does too). They are drawn one after the other: several
 * broken SVGs that are opened at the same time corrupt the memory of the process (librsvg 2.63).
 *
 * @param id of the brand, with which the names begin
 * @param mark square SVG with its own ground, whose content lies in a circle of 80 % of the width
 * @throws Error of sharp for a mark that is no picture
 */
export async function drawIcons(id: string, mark: Buffer): Promise<[name: string, icon: Buffer][]> {
  const { default: sharp } = await import('sharp');
  const png = (width: number) =>
    sharp(mark, { density: 144 }).resize(width, width, whole).png({ palette: true });
  const icons: [string, Buffer][] = [[`${id}.svg`, mark]];
  for (const width of manifestWidths) {
    icons.push(
      [
        `${id}-${width}.png`,
        await png(width)
          .composite([roundCorners(width)])
          .toBuffer(),
      ],
      [`${id}-maskable-${width}.png`, await png(width).toBuffer()],
    );
  }
  icons.push([`${id}-apple.png`, await png(appleWidth).toBuffer()]);
  icons.push([`${id}.ico`, icoOf(await png(faviconWidth).toBuffer(), faviconWidth)]);
  return icons;
}

/**
 * The picture for shared links of a brand that has no other: the mark in the middle of its own ground.
 *
 * @param mark as for `drawIcons`
 */
export async function drawSharePicture(mark: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = (share.width - share.height) / 2;
  return sharp(mark, { density: 144 })
    .resize(share.height, share.height, whole)
    .png({ palette: true })
    .extend({ left: side, right: side, extendWith: 'copy' })
    .toBuffer();
}
