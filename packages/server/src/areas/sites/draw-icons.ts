/** Widths of icons for home screens, in pixels. */
const widths = [180, 192, 512];
/** Width of `favicon.ico` in pixels: search engines want a multiple of 48. */
const faviconWidth = 48;
/** Size of the picture that other sites show beside a link, in pixels. */
const share = { width: 1200, height: 630 };

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

/**
 * The icons of a brand's mark by file name, and `favicon.ico`. They are drawn one after
 * the other: several broken SVGs that are opened at the same time corrupt the memory of the process (librsvg 2.63).
 *
 * @param id of the brand, with which the names begin
 * @param mark square SVG whose edges have no content
 * @throws Error of sharp for a mark that is no picture
 */
export async function drawIcons(id: string, mark: Buffer): Promise<[name: string, icon: Buffer][]> {
  const { default: sharp } = await import('sharp');
  const png = (width: number) => sharp(mark, { density: 144 }).resize(width).png({ palette: true });
  const icons: [string, Buffer][] = [[`${id}.svg`, mark]];
  for (const width of widths) icons.push([`${id}-${width}.png`, await png(width).toBuffer()]);
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
    .resize(share.height)
    .png({ palette: true })
    .extend({ left: side, right: side, extendWith: 'copy' })
    .toBuffer();
}
