import sharp from 'sharp';
import { discover } from '../../packages/ui/src/base/Icon/shapes/discover.ts';
import { like } from '../../packages/ui/src/base/Icon/shapes/like.ts';
import { message } from '../../packages/ui/src/base/Icon/shapes/message.ts';

/** Pages that the icon of the installed app leads to, by the name in their file: as in the bar of the app. */
const shapes = { chats: message, likes: like, 'swipe-game': discover };

/** An icon in a circle of a colour. */
const inCircle = (path: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="192" height="192"><circle cx="24" cy="24" r="24" fill="${ground}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/**
 * The icons of the shortcuts in the web app manifest, 192 px, by file name.
 *
 * @param id of the brand, with which the names begin
 * @param mark whose ground, at its corner, the icons have too
 */
export async function drawShortcutIcons(id: string, mark: Buffer): Promise<[name: string, icon: Buffer][]> {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(mark).extract(corner).removeAlpha().raw().toBuffer();
  const icons: [string, Buffer][] = [];
  for (const [page, { d }] of Object.entries(shapes)) {
    const drawing = Buffer.from(inCircle(d, `rgb(${[...pixel].join()})`));
    icons.push([`${id}-shortcut-${page}.png`, await sharp(drawing).png({ palette: true }).toBuffer()]);
  }
  return icons;
}
