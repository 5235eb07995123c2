import { writeFile } from 'node:fs/promises';
import { identityOf, PREMIUM_LOGIN } from '../src/members/identity.ts';
import { photosOf } from '../src/members/photos.ts';
import { portraitThumbhash } from '../src/pictures/render.ts';

/** Run by hand when drawings change: writes `thumbhashes.json`, so that seeding need not draw the pictures. */

const rows: string[] = [];
for (let number = 1; number <= PREMIUM_LOGIN; number++) {
  const hashes: string[] = [];
  for (const { portrait } of photosOf(identityOf(number))) hashes.push(await portraitThumbhash(portrait));
  rows.push(hashes.join(' '));
}
const lines = rows.map(row => `  ${JSON.stringify(row)}`).join(',\n');
await writeFile(new URL('../src/pictures/thumbhashes.json', import.meta.url), `[\n${lines}\n]\n`);
