import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { testBrowser } from '../support/browser.ts';

declare global {
  /** Defined by `recorder.js`, in the page: the names of all films. */
  var films: string[];
  /** Defined by `recorder.js`, in the page: the first frame as PNG and the film as WebM, both in Base64. */
  var record: (name: string) => Promise<{ still: string; film: string }>;
}

/** A page of this origin, answered from the disk: encoders exist in secure pages only. */
const origin = 'https://films.example/';
/** The largest still picture, in bytes: it is the first thing that a landing page shows. */
const largestStill = 55_000;
const folder = join(import.meta.dirname, '../../app/public/films');
const encoder = join(import.meta.dirname, '../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');

/** The first frame as AVIF, in the best quality that is small enough. */
async function stillPicture(frame: Buffer): Promise<Buffer> {
  for (let quality = 50; ; quality -= 4) {
    const still = await sharp(frame).avif({ quality, effort: 8 }).toBuffer();
    if (still.length <= largestStill) return still;
  }
}

/** Records the films of the landing pages and writes them, each with its still picture. Run by hand, see README.md. */
const [photographs, ...names] = process.argv.slice(2);
if (photographs === undefined)
  throw new Error('Name the folder of the photographs: see tools/films/README.md.');
const browser = await chromium.launch(await testBrowser());
const page = await browser.newPage();
await page.route(`${origin}**`, async route => {
  const file = new URL(route.request().url()).pathname.slice(1);
  if (file === '') return route.fulfill({ contentType: 'text/html', body: '' });
  if (file.endsWith('.jpg')) return route.fulfill({ path: resolve(photographs, file) });
  const path = file === 'mediabunny.js' ? encoder : join(import.meta.dirname, file);
  return route.fulfill({ contentType: 'text/javascript', body: await readFile(path) });
});
await page.goto(origin);
await page.addScriptTag({ type: 'module', url: 'recorder.js' });
await mkdir(folder, { recursive: true });
const all = await page.evaluate(() => globalThis.films);
for (const name of names.length > 0 ? names : all) {
  const { still, film } = await page.evaluate(scene => globalThis.record(scene), name);
  const picture = await stillPicture(Buffer.from(still, 'base64'));
  await writeFile(join(folder, `${name}.avif`), picture);
  await writeFile(join(folder, `${name}.webm`), Buffer.from(film, 'base64'));
  console.log(
    `${name}: ${Math.round((film.length * 3) / 4000)} kB, still ${Math.round(picture.length / 1000)} kB`,
  );
}
await browser.close();
