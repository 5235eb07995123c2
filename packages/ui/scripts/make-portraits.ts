import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Run by hand when the portraits of the demo change: stories and the starter of a site have small copies of some of them.
// The image encoder comes from the server.
const requireFromServer = createRequire(join(import.meta.dirname, '../../server/package.json'));
const sharp = requireFromServer('sharp');

/** The portraits of the stories, in the order of `test/members.ts`: name of the copy and of the demo's picture. */
const cast: Readonly<Record<string, string>> = {
  marta: 'female-49',
  ines: 'female-88',
  bianca: 'female-47',
  luca: 'male-42',
  elena: 'female-36',
  davide: 'male-74',
  giulia: 'female-45',
  karim: 'male-60',
  chiara: 'female-78',
  tommaso: 'male-01',
  vera: 'female-85',
  omar: 'male-33',
  sofia: 'female-72',
  nives: 'female-44',
  alessia: 'female-74',
  valentina: 'female-70',
  francesca: 'female-02',
  annalena: 'female-89',
};

interface Portrait {
  file: string;
  age: number;
  focal: { x: number; y: number };
  thumbhash: string;
}

const demo = join(import.meta.dirname, '../../demo');
const portraits: Portrait[] = JSON.parse(await readFile(join(demo, 'src/members/portraits.json'), 'utf8'));
const pictureOf = (file: string | undefined) => sharp(join(demo, `pictures/portraits/${file}.avif`));

const folder = join(import.meta.dirname, '../test/portraits');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const list = [];
for (const [name, file] of Object.entries(cast)) {
  const found = portraits.find(candidate => candidate.file === file);
  if (!found) throw new Error(`The demo has no portrait ${file}`);
  await pictureOf(file)
    .resize(480, 600)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  const { age, focal, thumbhash } = found;
  list.push({ name, age, focal, thumbhash });
}

/** Whose face the people of the contract's examples have: that of which copy. */
const examples: Readonly<Record<string, string>> = {
  matteo: 'luca',
  giulia: 'giulia',
  martina: 'ines',
  aurora: 'vera',
  elena: 'elena',
  chiara: 'marta',
  stella: 'bianca',
  sofia: 'sofia',
  nives: 'nives',
  alessia: 'alessia',
  valentina: 'valentina',
  francesca: 'francesca',
  'anna-lena': 'annalena',
};
const starter = join(import.meta.dirname, '../../site/starter/src/people/photos');
await rm(starter, { recursive: true, force: true });
await mkdir(starter, { recursive: true });
for (const [name, copy] of Object.entries(examples))
  await pictureOf(cast[copy])
    .resize(384, 480)
    .webp({ quality: 64, effort: 6 })
    .toFile(join(starter, `${name}.webp`));

await pictureOf(cast.bianca).resize(32, 40).blur(3).webp({ quality: 60 }).toFile(join(folder, 'locked.webp'));
await pictureOf(cast.bianca)
  .resize(480, 600)
  .extract({ left: 0, top: 60, width: 480, height: 270 })
  .webp({ quality: 72 })
  .toFile(join(folder, 'landscape.webp'));
await writeFile(join(folder, 'portraits.json'), `${JSON.stringify(list, null, 2)}\n`);
