import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_FILES } from './files.ts';
import { processPhoto } from './process-photo.ts';

const noise = async (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** A small PNG whose header claims so many pixels that decoding it would use up the memory. */
function bomb(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('processPhoto', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    const picture = await noise(1500, 1000);
    jpeg = await picture
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '45/1' } })
      .toBuffer();
  });

  it('turns the picture upright, bounds its sizes and drops metadata', async () => {
    const photo = await processPhoto(jpeg);
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 1000, height: 1500 });
    for (const [, file] of photo.files) {
      expect((await sharp(file).metadata()).exif).toBeUndefined();
      expect(file.includes('secret')).toBe(false);
    }
    const sizeOf = async (name: 'tile.avif' | 'medium.webp' | 'large.webp') => {
      const { format, width, height } = await sharp(photo.files.get(name)).metadata();
      return { format, width, height };
    };
    expect(await sizeOf('tile.avif')).toEqual({ format: 'heif', width: 288, height: 432 });
    expect(await sizeOf('medium.webp')).toEqual({ format: 'webp', width: 533, height: 800 });
    expect(await sizeOf('large.webp')).toEqual({ format: 'webp', width: 1000, height: 1500 });
  });

  it('keeps tile and stand-in small even for noise', async () => {
    const { files, thumbhash } = await processPhoto(jpeg);
    expect(files.get('tile.avif')?.length).toBeLessThanOrEqual(6_000);
    expect(files.get('blur.webp')?.length).toBeLessThan(1_000);
    expect(Buffer.from(thumbhash, 'base64').length).toBeLessThan(30);
  });

  it('cuts the portrait for mails from the upper part, and keeps it small even for noise', async () => {
    const [width, height] = [300, 600];
    const upper = { create: { width, height: width, channels: 3, background: '#f00' } } as const;
    const upright = sharp({ create: { ...upper.create, height, background: '#00f' } })
      .composite([{ input: await sharp(upper).png().toBuffer(), top: 96, left: 0 }])
      .png();
    const cut = (await processPhoto(await upright.toBuffer())).files.get('mail.jpg');
    const { channels } = await sharp(cut).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0]);
    const pixels = randomBytes(192 * 192 * 3);
    const noisy = await sharp(pixels, { raw: { width: 192, height: 192, channels: 3 } })
      .png()
      .toBuffer();
    expect((await processPhoto(noisy)).files.get('mail.jpg')?.length).toBeLessThanOrEqual(20_000);
  });

  it('accepts PNG with transparency, grey pictures, WebP and AVIF', async () => {
    const small = await noise(60, 80);
    const clear = await sharp({ create: { width: 40, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const kinds = [
      clear,
      await small.clone().greyscale().png().toBuffer(),
      await small.clone().webp().toBuffer(),
      await small.clone().avif({ effort: 0 }).toBuffer(),
    ];
    for (const kind of kinds) expect((await processPhoto(kind)).files.size).toBe(PHOTO_FILES.length);
    const flat = await sharp((await processPhoto(clear)).files.get('large.webp'))
      .raw()
      .toBuffer();
    expect(flat[0]).toBeGreaterThan(240);
  });

  it.each([
    [
      'SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
    ],
    ['HTML', Buffer.from('<!doctype html><p>hello')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, input) => {
    await expect(processPhoto(input)).rejects.toMatchObject({ code: 'photo_unreadable' });
  });

  it('refuses a truncated picture', async () => {
    await expect(processPhoto(jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({
      code: 'photo_unreadable',
    });
  });

  it('refuses more than 10 MB before it decodes the file', async () => {
    await expect(processPhoto(Buffer.alloc(PHOTO_MAX_BYTES + 1))).rejects.toMatchObject({
      code: 'payload_too_large',
      details: { max: PHOTO_MAX_BYTES },
    });
  });
});

it('has its own error for a decompression bomb', async () => {
  await expect(processPhoto(bomb(30_000))).rejects.toMatchObject({ code: 'photo_too_many_pixels' });
});

describe('a file of a phone or program', () => {
  it('is accepted where only the last two bytes of a JPEG are missing', async () => {
    const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    for (const missing of [1, 2])
      expect(await processPhoto(jpeg.subarray(0, -missing))).toMatchObject({ width: 300, height: 400 });
  });

  it('is accepted with 50 megapixels, and shrunk while it is decoded', async () => {
    const large = await sharp({ create: { width: 8_160, height: 6_144, channels: 3, background: '#a33' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await processPhoto(large)).toMatchObject({ width: 1_205, height: 1_600 });
  }, 30_000);

  it('is refused with its own reason where it is HEIC, whatever its name', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(processPhoto(heic)).rejects.toMatchObject({ code: 'photo_heic' });
  });
});
