import { PHOTO_FILES } from '@velluto/server/areas/photos/files.ts';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityOf, PREMIUM_LOGIN } from '../members/identity.ts';
import { photosOf, portraitOfKey } from '../members/photos.ts';
import { createDrawers } from './drawers.ts';
import { createDemoPictures } from './pictures.ts';
import { portraitThumbhash, renderPortrait } from './render.ts';
import { thumbhashesOf } from './thumbhashes.ts';

const memoryBlobs = () => {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    blobs: {
      get: async (key: string) => files.get(key) ?? null,
      put: async (key: string, content: Uint8Array) => void files.set(key, content),
    },
  };
};

describe('pictures', () => {
  test('are drawn once for several requests at a time, and then stored', async () => {
    const { blobs, files } = memoryBlobs();
    const drawn: string[] = [];
    const drawers = {
      draw: async (_options: unknown, file: string) => {
        drawn.push(file);
        return Buffer.from(file);
      },
    };
    const pictures = createDemoPictures({ portraitOf: portraitOfKey, drawers, blobs });
    const answers = await Promise.all([1, 2, 3].map(() => pictures.picture('demo-1-0', 'tile.avif')));
    expect(answers.map(String)).toEqual(['tile.avif', 'tile.avif', 'tile.avif']);
    await pictures.picture('demo-1-0', 'tile.avif');
    expect(drawn).toEqual(['tile.avif']);
    expect([...files.keys()]).toEqual(['demo-v2/demo-1-0/tile.avif']);
  });

  test('a failed drawing is tried again with the next request', async () => {
    let attempts = 0;
    const drawers = {
      draw: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no');
        return Buffer.from('yes');
      },
    };
    const pictures = createDemoPictures({ portraitOf: portraitOfKey, drawers, blobs: memoryBlobs().blobs });
    await expect(pictures.picture('demo-1-0', 'tile.avif')).rejects.toThrow('no');
    expect(String(await pictures.picture('demo-1-0', 'tile.avif'))).toBe('yes');
  });

  test('other keys and files have no picture', async () => {
    const drawers = {
      draw: async () => {
        throw new Error('nothing to draw');
      },
    };
    const pictures = createDemoPictures({ portraitOf: portraitOfKey, drawers, blobs: memoryBlobs().blobs });
    expect(await pictures.picture('0123456789abcdef', 'tile.avif')).toBeNull();
    expect(await pictures.picture('demo-1-0', 'original.svg')).toBeNull();
  });
});

describe('drawing', () => {
  // the server blocks SVG in sharp; a test file of the server may have done so in this process before
  const svg = { operation: ['VipsForeignLoadSvg'] };
  beforeAll(() => sharp.unblock(svg));
  afterAll(() => sharp.block(svg));

  const [photo] = photosOf(identityOf(5));
  const portrait = photo?.portrait;
  if (!portrait) throw new Error('nobody');

  test('gives every file of a photo in its size, with small tiles and blurred pictures', async () => {
    const sizes: Record<string, unknown> = {};
    for (const file of PHOTO_FILES) {
      const picture = await renderPortrait(portrait, file);
      const { width, height, format } = await sharp(picture).metadata();
      sizes[file] = [format, width, height];
      if (file === 'tile.avif') expect(picture.length).toBeLessThanOrEqual(6_000);
      if (file === 'blur.webp') expect(picture.length).toBeLessThan(1_000);
    }
    expect(sizes).toEqual({
      'tile.avif': ['heif', 288, 360],
      'tile.webp': ['webp', 288, 360],
      'medium.webp': ['webp', 640, 800],
      'large.webp': ['webp', 1280, 1600],
      'blur.webp': ['webp', 144, 180],
      'mail.jpg': ['jpeg', 144, 144],
    });
  });

  test('the shipped placeholders match the pictures', async () => {
    const tone = (hash: string | undefined) => {
      const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(hash ?? '', 'base64'));
      return [r, g, b];
    };
    for (const number of [1, 77, 300, 512, PREMIUM_LOGIN]) {
      const photos = photosOf(identityOf(number));
      expect(thumbhashesOf(number)).toHaveLength(photos.length);
      const first = photos[0] && tone(await portraitThumbhash(photos[0].portrait));
      // the average colour may differ by one rounding step on another processor
      for (const [channel, value] of tone(thumbhashesOf(number)[0]).entries()) {
        expect(Math.abs((first?.[channel] ?? 9) - value)).toBeLessThan(0.05);
      }
    }
  });

  const drawers = createDrawers(1);
  afterAll(() => drawers.close());

  test('runs in another process and reports its error', async () => {
    const picture = await drawers.draw(portrait, 'tile.avif');
    expect(Buffer.from(picture).equals(await renderPortrait(portrait, 'tile.avif'))).toBe(true);
    const broken = { ...portrait, scene: 'nowhere' as never };
    await expect(drawers.draw(broken, 'tile.avif')).rejects.toThrow(/not a function/);
  });

  test('refuses more than 240 waiting drawings, and rejects them when it is closed', async () => {
    const closing = createDrawers(1);
    const drawings = Array.from({ length: 242 }, () => closing.draw(portrait, 'tile.avif'));
    const results = Promise.allSettled(drawings);
    await expect(drawings[241]).rejects.toThrow('Too many');
    closing.close();
    expect((await results).every(({ status }) => status === 'rejected')).toBe(true);
  });
});
