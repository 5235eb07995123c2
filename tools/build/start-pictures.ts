import sharp from 'sharp';
import { type StartWindow, startPictureName, startWindows } from '../../app/src/ssr/start-pictures.ts';

/** Width of the mark, as a part of the width of the picture. */
const markWidth = 0.55;

/** The mark in the middle of its own ground, in the size of a window. */
function drawStartPicture(mark: Buffer, window: StartWindow): Promise<Buffer> {
  const [width, height] = [window.width * window.density, window.height * window.density];
  const side = Math.round(width * markWidth);
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  return sharp(mark, { density: 144 })
    .resize(side)
    .extend({ left, top, right: width - side - left, bottom: height - side - top, extendWith: 'copy' })
    .png({ palette: true, colours: 32, effort: 1 })
    .toBuffer();
}

/**
 * The pictures that iOS shows while the installed app starts, by file name.
 *
 * @param id of the brand, with which the names begin
 * @param mark square SVG with its own ground
 */
export async function drawStartPictures(
  id: string,
  mark: Buffer,
): Promise<[name: string, picture: Buffer][]> {
  const draw = async (window: StartWindow): Promise<[string, Buffer]> => [
    startPictureName(id, window),
    await drawStartPicture(mark, window),
  ];
  return Promise.all(startWindows.map(draw));
}
