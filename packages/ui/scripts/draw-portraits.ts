import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PortraitOptions, portraitFocus, portraitSvg } from '@velluto/demo/portraits';

// The drawings come from the demo data and the image encoder from the server; the stories use small copies.
const requireFromServer = createRequire(join(import.meta.dirname, '../../server/package.json'));
const sharp = requireFromServer('sharp');
const { rgbaToThumbHash } = await import(requireFromServer.resolve('thumbhash'));

type Cast = Pick<PortraitOptions, 'seed' | 'gender' | 'age' | 'scene' | 'palette'> & Partial<PortraitOptions>;
const cast: Cast[] = [
  { seed: 'marta', gender: 'female', age: 34, scene: 'lido', palette: 'lagoon' },
  { seed: 'ines', gender: 'female', age: 29, scene: 'leaves', palette: 'morning', mirrored: true },
  { seed: 'bianca', gender: 'female', age: 28, scene: 'sea', palette: 'rose', crop: 'close' },
  { seed: 'luca', gender: 'male', age: 36, scene: 'scallops', palette: 'olive' },
  { seed: 'elena', gender: 'female', age: 35, scene: 'cafe', palette: 'paper' },
  { seed: 'davide', gender: 'male', age: 33, scene: 'train', palette: 'evening', mirrored: true },
  { seed: 'giulia', gender: 'female', age: 31, scene: 'hills', palette: 'blue' },
  { seed: 'karim', gender: 'male', age: 39, scene: 'city', palette: 'dusk' },
  { seed: 'chiara', gender: 'female', age: 52, scene: 'lemons', palette: 'olive' },
  { seed: 'tommaso', gender: 'male', age: 61, scene: 'rooftops', palette: 'morning', crop: 'wide' },
  { seed: 'vera', gender: 'female', age: 36, scene: 'terrazzo', palette: 'lagoon' },
  { seed: 'omar', gender: 'male', age: 37, scene: 'lake', palette: 'dusk' },
  { seed: 'sofia', gender: 'female', age: 33, scene: 'lemons', palette: 'morning' },
  { seed: 'nives', gender: 'female', age: 30, scene: 'rooftops', palette: 'rose', mirrored: true },
  { seed: 'alessia', gender: 'female', age: 36, scene: 'scallops', palette: 'lagoon' },
  { seed: 'valentina', gender: 'female', age: 38, scene: 'city', palette: 'evening' },
  { seed: 'francesca', gender: 'female', age: 35, scene: 'terrazzo', palette: 'rose' },
  { seed: 'annalena', gender: 'female', age: 32, scene: 'leaves', palette: 'blue', crop: 'close' },
];

const folder = join(import.meta.dirname, '../test/portraits');
await mkdir(folder, { recursive: true });
const photos: object[] = [];
for (const person of cast) {
  const options: PortraitOptions = {
    crop: 'portrait',
    expression: 'warm',
    outfit: 0,
    mirrored: false,
    sunglasses: false,
    ...person,
  };
  const drawing = Buffer.from(portraitSvg(options));
  await sharp(drawing)
    .resize(480, 600)
    .webp({ lossless: true, effort: 6 })
    .toFile(join(folder, `${options.seed}.webp`));
  const { data, info } = await sharp(drawing)
    .resize(80, 100)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  photos.push({ name: options.seed, age: options.age, focal: portraitFocus(options), thumbhash });
}
const first = Buffer.from(
  portraitSvg({ ...(cast[2] as PortraitOptions), crop: 'close', expression: 'warm', outfit: 0 }),
);
await sharp(first).resize(32, 40).blur(3).webp({ quality: 60 }).toFile(join(folder, 'locked.webp'));
await sharp(first)
  .resize(480, 600)
  .extract({ left: 0, top: 110, width: 480, height: 270 })
  .webp({ lossless: true })
  .toFile(join(folder, 'landscape.webp'));
await writeFile(join(folder, 'portraits.json'), `${JSON.stringify(photos, null, 2)}\n`);
