import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../support/run-step.ts';
import type { TypefacePlan } from './typeface.ts';

/** Size of the picture that other sites show beside a link, in pixels. */
export const share = { width: 1200, height: 630 };

/** How a brand's pictures for shared links look. */
export interface Scene {
  /** The picture without words. */
  ground(): Promise<Buffer>;
  /** Width of the column of words, in pixels. */
  column: number;
  colours: { text: string; emphasis: string; quiet: string };
  faces: Record<'wordmark' | 'plain' | 'emphasis' | 'small', TypefacePlan>;
}

/** An SVG of the size of the picture. */
export const svgOf = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${share.width}" height="${share.height}">${content}</svg>`,
  );

/** Portraits of demo members, made by a program, in two columns that go on below the edge. */
const wall = [
  { top: 104, files: ['male-09', 'female-89'] },
  { top: 18, files: ['female-44', 'male-26'] },
];
const card = { width: 256, height: 320, gap: 20, left: 652, radius: 12 };
/** The light of the evening on a portrait. */
const dusk = Buffer.from(
  `<svg width="${card.width}" height="${card.height}"><path d="M0 0h${card.width}v${card.height}H0z" fill="#4a1f2c" fill-opacity=".24"/></svg>`,
);
const corners = Buffer.from(
  `<svg width="${card.width}" height="${card.height}"><rect width="100%" height="100%" rx="${card.radius}"/></svg>`,
);

/** A portrait, cut at the lower edge of the picture: sharp lays nothing beyond it. */
async function portrait(file: string, left: number, top: number) {
  const { width, height } = card;
  const whole = await sharp(await readFile(join(root, `packages/demo/pictures/portraits/${file}.avif`)))
    .resize(width, height)
    .modulate({ saturation: 0.86 })
    .linear(1.1, -8)
    .composite([{ input: dusk }, { input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shown = { left: 0, top: 0, width, height: Math.min(height, share.height - top) };
  return { input: await sharp(whole).extract(shown).toBuffer(), left, top };
}

/** Dark velvet with a light from below, and faces. */
async function velvet(): Promise<Buffer> {
  const folds = Array.from({ length: 9 }, (_, index) => {
    const x = index * 150 - 60;
    return `<path d="M${x} 0c60 210-40 420 20 630h70c-50-210 40-420-20-630z" fill="url(#fold)"/>`;
  });
  const ground = svgOf(`<defs>
    <linearGradient id="dark" x2="1" y2="1"><stop stop-color="#2a1620"/><stop offset="1" stop-color="#17101a"/></linearGradient>
    <radialGradient id="light" cx=".2" cy="1.05" r=".8"><stop stop-color="#c8371f" stop-opacity=".42"/><stop offset="1" stop-color="#c8371f" stop-opacity="0"/></radialGradient>
    <linearGradient id="fold"><stop stop-color="#f6ece4" stop-opacity="0"/><stop offset=".5" stop-color="#f6ece4" stop-opacity=".035"/><stop offset="1" stop-color="#f6ece4" stop-opacity="0"/></linearGradient>
    </defs><path fill="url(#dark)" d="M0 0h1200v630H0z"/>${folds.join('')}<path fill="url(#light)" d="M0 0h1200v630H0z"/>`);
  const people = wall.flatMap(({ top, files }, column) =>
    files.map((file, row) =>
      portrait(file, card.left + column * (card.width + card.gap), top + row * (card.height + card.gap)),
    ),
  );
  return sharp(ground)
    .composite(await Promise.all(people))
    .png()
    .toBuffer();
}

/** An aurora above hills, the first picture of the brand's film. */
async function aurora(): Promise<Buffer> {
  const shade = svgOf(
    `<defs><linearGradient id="s"><stop stop-color="#0a161d" stop-opacity=".55"/><stop offset=".75" stop-color="#0a161d" stop-opacity="0"/></linearGradient></defs><path fill="url(#s)" d="M0 0h1200v630H0z"/>`,
  );
  return sharp(await readFile(join(root, 'app/public/films/aurora.avif')))
    .resize(share.width, share.height)
    .composite([{ input: shade }])
    .png()
    .toBuffer();
}

/** The scenes by the id of the brand; every brand that the app brings has one. */
export const scenes: Record<string, Scene> = {
  velluto: {
    ground: velvet,
    column: 540,
    colours: { text: '#f6ece4', emphasis: '#f2b5a3', quiet: '#d8c3c6' },
    faces: {
      wordmark: { brand: 'velluto', file: 'newsreader-italic', tracking: -0.02 },
      plain: { brand: 'velluto', file: 'newsreader-normal', tracking: -0.02 },
      emphasis: { brand: 'velluto', file: 'newsreader-italic', tracking: -0.02 },
      small: { brand: 'velluto', file: 'hanken-grotesk-normal', weight: 500, tracking: 0 },
    },
  },
  nordlys: {
    ground: aurora,
    column: 900,
    colours: { text: '#f2f8f9', emphasis: '#7fe3cf', quiet: '#c9dde2' },
    faces: {
      wordmark: { brand: 'nordlys', file: 'nunito-normal', weight: 800, tracking: -0.02 },
      plain: { brand: 'nordlys', file: 'nunito-normal', weight: 780, tracking: -0.015 },
      emphasis: { brand: 'nordlys', file: 'nunito-normal', weight: 780, tracking: -0.015 },
      small: { brand: 'nordlys', file: 'nunito-normal', weight: 620, tracking: 0 },
    },
  },
};
