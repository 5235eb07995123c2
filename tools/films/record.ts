import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { testBrowser } from '../support/browser.ts';

declare global {
  /** Defined by `scenes.js`, in the page. */
  var record: (name: string, seconds: number) => Promise<{ poster: string; film: string }>;
}

/** Length of a loop in seconds. */
const SECONDS = 8;
const names = ['roofs', 'evening-sea', 'evening-table', 'aurora', 'night-sea', 'night-table'];
const folder = join(import.meta.dirname, '../../app/public/films');

/** Records the films of the landing pages and writes them, each with its still picture. Run by hand, see README.md. */
const browser = await chromium.launch(await testBrowser());
const page = await browser.newPage();
await page.addScriptTag({ content: await readFile(join(import.meta.dirname, 'scenes.js'), 'utf8') });
await mkdir(folder, { recursive: true });
for (const name of process.argv.length > 2 ? process.argv.slice(2) : names) {
  const { poster, film } = await page.evaluate(([scene, seconds]) => globalThis.record(scene, seconds), [
    name,
    SECONDS,
  ] as const);
  await writeFile(join(folder, `${name}.webp`), Buffer.from(poster, 'base64'));
  await writeFile(join(folder, `${name}.webm`), Buffer.from(film, 'base64'));
  console.log(`${name}: ${Math.round((film.length * 3) / 4 / 1024)} kB`);
}
await browser.close();
