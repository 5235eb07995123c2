import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantTheme } from '../../domain/sites/tenant-theme.ts';
import { StartError } from '../../domain/start-error.ts';
import { brandIconRoutes, sharePictureOf } from './brand-icons.ts';
import { drawIcons, drawSharePicture } from './draw-icons.ts';

/** Draws the icons of a brand with this mark; returns the paths of the routes. */
async function draw(mark: string): Promise<string[]> {
  const paths: string[] = [];
  const tenant_theme = { id: 'aurora', mark: Buffer.from(mark) };
  const ctx = { config: { sitesDir: '/srv/sites' }, sites: { all: [{ tenant_theme }] } };
  await brandIconRoutes({ get: (path: string) => void paths.push(path) } as never, ctx as never);
  return paths;
}

// the server draws marks at its start, before the processing of photos blocks SVG for the whole process
const drawings = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(drawings));
afterAll(() => sharp.block(drawings));

it('are drawn from the mark of a brand', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  expect(await draw(svg)).toEqual(['/icons/:file']);
});

describe('a mark that is not square', () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><rect width="16" height="8" fill="#a00"/></svg>';

  it('is drawn whole in the middle of square icons', async () => {
    const icons = new Map(await drawIcons('aurora', Buffer.from(wide)));
    for (const [name, side] of [
      ['aurora-192.png', 192],
      ['aurora-maskable-512.png', 512],
      ['aurora-apple.png', 180],
    ] as const) {
      const { data, info } = await sharp(icons.get(name))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], name).toEqual([side, side]);
      const opacity = (row: number) => data[(row * side + side / 2) * 4 + 3];
      expect([opacity(4), opacity(side / 2), opacity(side - 4)], name).toEqual([0, 255, 0]);
    }
  });

  it('is drawn whole in the picture for shared links', async () => {
    const picture = await sharp(await drawSharePicture(Buffer.from(wide))).metadata();
    expect([picture.width, picture.height]).toEqual([1200, 630]);
  });
});

describe('the icons for home screens', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2a1620" d="M0 0h8v8H0z"/></svg>';
  /** Opacity of an icon in its corner and in its middle, from 0 to 255, and its width. */
  async function opacities(name: string) {
    const icon = new Map(await drawIcons('aurora', Buffer.from(svg))).get(name);
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (info.width * (info.height + 1)) / 2;
    return [data[3], data[middle * 4 + 3], info.width];
  }

  it.each([192, 512])('have round corners, %i px', async width => {
    expect(await opacities(`aurora-${width}.png`)).toEqual([0, 255, width]);
  });

  it.each([
    ['aurora-maskable-192.png', 192],
    ['aurora-maskable-512.png', 512],
    ['aurora-apple.png', 180],
  ])('fill the square where the device cuts its own shape: %s', async (name, width) => {
    expect(await opacities(name)).toEqual([255, 255, width]);
  });
});

const tenant_theme: TenantTheme = {
  id: 'aurora',
  css: '',
  mark: Buffer.of(),
  themeColour: { light: '#fff', dark: '#000' },
  darkScenes: false,
  value: () => ({ light: '', dark: '' }),
};

it.each([
  ['those of the app where the brand is one of the app', {}, null],
  ['the mark of its own brand', { tenant_theme }, '/icons/aurora-share.png'],
  ['what its file names', { tenant_theme, share_picture: '/hello.jpg' }, '/hello.jpg'],
])('a site has beside shared links %s', (_, site, expected) => {
  expect(sharePictureOf(site)).toBe(expected);
});

it.each(['no picture', '', '<svg xmlns="http://www.w3.org/2000/svg"'])(
  'a mark that is no picture stops the start with brand and file, in one sentence: %j',
  async mark => {
    const refused = await draw(mark).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toMatch(
      /^StartError: The mark of the brand "aurora" cannot be drawn: \/srv\/sites\/brands\/aurora\/mark\.svg is no picture \(.+\)\.$/,
    );
  },
);
