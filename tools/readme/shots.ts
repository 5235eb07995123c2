import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The most bytes of a committed picture. */
const mostBytes = 60 * 1024;

/** Waits for pictures, fonts and one-time animations. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {}); // a stream of events stays open
  await page.evaluate(() => document.fonts.ready);
  await setTimeout(1000);
}

/**
 * Writes a screenshot as WebP, and says its size; the script fails if it is larger than 60 kB.
 *
 * @param quality from 1 to 100; faces need less than words
 */
export async function writePicture(file: string, screenshot: Buffer, quality = 66): Promise<void> {
  const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(file, picture);
  console.log(`${file}: ${(picture.length / 1024).toFixed(0)} kB`);
  if (picture.length > mostBytes) process.exitCode = 1;
}
