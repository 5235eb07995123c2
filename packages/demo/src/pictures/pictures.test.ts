import { PHOTO_FILES } from '@velluto/server/areas/photos/files.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileOfKey } from '../members/photos.ts';
import { createDemoPictures } from './pictures.ts';

const KEY = 'demo-1-female-02';

function memory() {
  const files = new Map<string, Uint8Array>();
  const stored: string[] = [];
  const blobs = {
    get: async (key: string) => files.get(key) ?? null,
    put: async (key: string, content: Uint8Array) => {
      stored.push(key);
      files.set(key, content);
    },
  };
  return { stored, pictures: createDemoPictures({ fileOf: fileOfKey, blobs }) };
}

test('a picture is encoded once for several requests at a time, and then stored', async () => {
  const { pictures, stored } = memory();
  const answers = await Promise.all([1, 2, 3].map(() => pictures.picture(KEY, 'blur.webp')));
  expect(new Set(answers).size).toBe(1);
  await pictures.picture(KEY, 'blur.webp');
  expect(stored).toEqual(['demo-v4/portraits/female-02.avif/blur.webp']);
});

test('members with the same place share its file', async () => {
  const { pictures, stored } = memory();
  await pictures.picture('demo-1-lake-sherburne-1', 'blur.webp');
  await pictures.picture('demo-2-lake-sherburne-1', 'blur.webp');
  expect(stored).toHaveLength(1);
});

test('a failed picture is tried again with the next request', async () => {
  const sources = ['portraits/nobody.avif', 'portraits/female-02.avif'];
  const pictures = createDemoPictures({
    fileOf: () => sources.shift(),
    blobs: { get: async () => null, put: async () => {} },
  });
  await expect(pictures.picture(KEY, 'blur.webp')).rejects.toThrow('ENOENT');
  expect((await pictures.picture(KEY, 'blur.webp'))?.length).toBeGreaterThan(0);
});

test('other keys and files have no picture', async () => {
  const { pictures } = memory();
  expect(await pictures.picture('0123456789abcdef', 'tile.avif')).toBeNull();
  expect(await pictures.picture(KEY, 'original.svg')).toBeNull();
});

test('every file of a photo has its size, with small tiles and blurred pictures', async () => {
  const { pictures } = memory();
  const sizes: Record<string, unknown> = {};
  for (const file of PHOTO_FILES) {
    const picture = await pictures.picture(KEY, file);
    const { width, height, format } = await sharp(picture ?? undefined).metadata();
    sizes[file] = [format, width, height];
    if (file === 'tile.avif') expect(picture?.length).toBeLessThanOrEqual(6_000);
    if (file === 'blur.webp') expect(picture?.length).toBeLessThan(1_000);
  }
  expect(sizes).toEqual({
    'tile.avif': ['heif', 288, 360],
    'tile.webp': ['webp', 288, 360],
    'medium.webp': ['webp', 640, 800],
    'large.webp': ['webp', 640, 800],
    'blur.webp': ['webp', 144, 180],
    'mail.jpg': ['jpeg', 192, 192],
  });
});
