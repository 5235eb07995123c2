import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_FILES } from './files.ts';
import { processPhoto } from './process-photo.ts';

const refused = { code: 'photo_unreadable' };
type Noise = { sigma?: number; background?: string };

/** A picture with noise in every pixel, which compresses badly. */
const noise = (width: number, height: number, { sigma = 40, background = '#888' }: Noise = {}) =>
  sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma } },
  });
const flat = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A JPEG segment. */
function segment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([header, body]);
}

/** A JPEG with further segments after its first two bytes, and further data after its end. */
async function jpegWith(segments: Buffer[], dataAfterEnd = Buffer.alloc(0)): Promise<Buffer> {
  const jpeg = await flat(64, 80).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), dataAfterEnd]);
}

/** A copy of a JPEG whose header claims another size. */
function claimSize(picture: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(picture);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

describe('metadata of a file', () => {
  const secrets = ['Nina Rossi', 'GPSLatitude', '45.4642', 'Via Torino 1', 'dc:creator'];
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    ><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45.4642" /></rdf:RDF></x:xmpmeta>`;

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is gone from every size of a %s', async format => {
    const file = await noise(300, 400)
      .toFormat(format)
      .withExif({ IFD0: { Artist: 'Nina Rossi' }, IFD3: { GPSLatitude: '45/1', GPSLongitude: '9/1' } })
      .withXmp(xmp)
      .withIccProfile('p3')
      .toBuffer();
    const { exif, icc } = await sharp(file).metadata();
    expect([exif?.includes('Nina Rossi'), icc !== undefined]).toEqual([true, true]);
    const { files } = await processPhoto(file);
    expect([...files.keys()]).toEqual([...PHOTO_FILES]);
    for (const [, content] of files) {
      const { exif, xmp, iptc, icc, comments } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      for (const secret of secrets) expect(content.includes(secret)).toBe(false);
    }
  });

  it('is removed: comments, IPTC, thumbnails and data after the picture', async () => {
    const inner = await flat(16, 16, '#00f').jpeg().toBuffer();
    const file = await jpegWith(
      [
        segment(0xfe, 'Via Torino 1'),
        segment(0xed, 'Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0010Nina Rossi'),
        segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), inner])),
      ],
      Buffer.concat([Buffer.from('PK\x03\x04<script>alert(1)</script>GPSLatitude'), inner]),
    );
    for (const [, content] of (await processPhoto(file)).files) {
      for (const secret of [...secrets, 'script', 'PK\x03\x04', inner])
        expect(content.includes(secret)).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d is turned upright', async orientation => {
    // the left half is red once it is upright
    const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
      .composite([{ input: await flat(30, 40, '#f00').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const turn: Record<number, [angle: number, flop: boolean]> = {
      1: [0, false],
      2: [0, true],
      3: [180, false],
      4: [180, true],
      5: [270, true],
      6: [270, false],
      7: [90, true],
      8: [90, false],
    };
    const [angle, flop] = turn[orientation] ?? [0, false];
    const flopped = flop ? await sharp(upright).flop().toBuffer() : upright;
    const stored = await sharp(flopped)
      .rotate(angle)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation })
      .toBuffer();
    const { files, width, height } = await processPhoto(stored);
    expect([width, height]).toEqual([60, 40]);
    const { data, info } = await sharp(files.get('large.webp')).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => [...data.subarray((20 * info.width + x) * info.channels).subarray(0, 3)];
    expect([(colourAt(10)[0] ?? 0) > 200, (colourAt(50)[2] ?? 0) > 200]).toEqual([true, true]);
  });
});

describe('a malicious file', () => {
  it('is refused when its header claims too many pixels', async () => {
    const jpeg = await flat(64, 80).jpeg().toBuffer();
    const tooMany = { code: 'photo_too_many_pixels' };
    await expect(processPhoto(claimSize(jpeg, 65_500, 65_500))).rejects.toMatchObject(tooMany);
    await expect(processPhoto(claimSize(jpeg, 20_000, 3_300))).rejects.toMatchObject(tooMany);
    const wide = await flat(16_000, 4_100).webp({ lossless: true, effort: 0 }).toBuffer();
    expect(wide.length).toBeLessThan(100_000);
    await expect(processPhoto(wide)).rejects.toMatchObject(tooMany);
  });

  it('is refused when it is truncated', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await noise(200, 200).toFormat(format).toBuffer();
      for (const part of [0.1, 0.5, 0.9, 0.99]) {
        await expect(processPhoto(whole.subarray(0, whole.length * part))).rejects.toMatchObject(refused);
      }
    }
  });

  it('is reduced to the first frame of an animation, however many follow', async () => {
    const [red, blue] = await Promise.all(
      ['#f00', '#00f'].map(colour => flat(40, 50, colour).png().toBuffer()),
    );
    const frames = [red, ...Array.from({ length: 300 }, () => blue)] as Buffer[];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0, loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
    const { files, width, height } = await processPhoto(moving);
    expect([width, height]).toEqual([40, 50]);
    for (const [, content] of files) expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
    const [r = 0, , b = 0] = await sharp(files.get('large.webp')).raw().toBuffer();
    expect([r > 200, b < 60]).toEqual([true, true]);
  });

  it('is not decoded in any other format, whatever it claims to be', async () => {
    const gif = await flat(9, 9).gif().toBuffer();
    const tiff = await flat(9, 9).tiff().toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    const kinds = [
      gif,
      tiff,
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('GIF89a'),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('RIFF\0\0\0\0WEBP'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
      Buffer.concat([Buffer.from('P6 9 9 255\n'), Buffer.alloc(243)]),
      deflateSync(Buffer.from(svg)),
    ];
    for (const kind of kinds) await expect(processPhoto(kind)).rejects.toMatchObject(refused);
  });

  it('is refused with its own error when it is too small to show a person', async () => {
    for (const [width, height] of [
      [1, 1],
      [31, 3000],
      [12_000, 2],
      [60_000, 1],
    ] as const) {
      const speck = await flat(width, height).png().toBuffer();
      await expect(processPhoto(speck)).rejects.toMatchObject({ code: 'photo_too_small' });
    }
    const { files } = await processPhoto(await flat(32, 12_000).png().toBuffer());
    for (const [, content] of files) expect((await sharp(content).metadata()).width).toBeGreaterThan(0);
  });
});

describe('a tile', () => {
  it.each([
    ['grain', noise(600, 750, { sigma: 120 })],
    ['coarse grain, tall', noise(400, 2400, { sigma: 200 })],
    ['coarse grain, wide', noise(2400, 400, { sigma: 200 })],
    ['coloured grain', noise(720, 900, { sigma: 80, background: '#f0f' })],
  ])('of %s has at most 6 kB', async (_, picture) => {
    const { files } = await processPhoto(await picture.png({ compressionLevel: 1 }).toBuffer());
    expect(files.get('tile.avif')?.length).toBeLessThanOrEqual(6_000);
    expect(files.get('blur.webp')?.length).toBeLessThan(1_000);
  });
});

describe('the stand-in of a locked photo', () => {
  it('holds no detail smaller than a tenth of the picture', async () => {
    const page = await flat(800, 1000, '#777').png().toBuffer();
    const detail = async (size: number) => {
      const input = await flat(size, size, '#eee').png().toBuffer();
      const picture = sharp(page).composite([{ input, left: 380, top: 480 }]);
      const { files, thumbhash } = await processPhoto(await picture.png().toBuffer());
      const pixels = await sharp(files.get('blur.webp')).greyscale().raw().toBuffer();
      return { contrast: Math.max(...pixels) - Math.min(...pixels), thumbhash };
    };
    const [speck, large] = [await detail(20), await detail(400)];
    expect(speck.contrast).toBeLessThan(8);
    expect(large.contrast).toBeGreaterThan(40);
  });

  it('holds more detail than the placeholder, which therefore reveals nothing', async () => {
    const { files, thumbhash } = await processPhoto(
      await noise(800, 1000).png({ compressionLevel: 1 }).toBuffer(),
    );
    const bytes = Buffer.from(thumbhash, 'base64').length;
    expect(bytes).toBeLessThanOrEqual(25);
    expect(bytes).toBeLessThan((files.get('blur.webp')?.length ?? 0) / 2);
  });
});
