import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { testBrowser } from '../tools/support/browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'velluto' },
    mode: { type: 'string', default: 'light' },
    contrast: { type: 'string', default: 'normal' },
    locale: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1200' },
    scale: { type: 'string', default: '1' },
    port: { type: 'string', default: '6106' },
    out: { type: 'string', default: 'story.png' },
  },
});
const [id] = positionals;
if (!id)
  throw new Error(
    'usage: node .storybook/screenshot-story.ts <story-id> [--brand nordlys] [--mode dark] [--out file]',
  );

const browser = await chromium.launch(await testBrowser());
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: 800 },
    deviceScaleFactor: Number(values.scale),
    reducedMotion: 'reduce',
  });
  page.on('pageerror', error => console.error(String(error)));
  const { brand, mode, contrast, locale } = values;
  const globals = `brand:${brand};mode:${mode};contrast:${contrast};locale:${locale}`;
  await page.goto(`http://localhost:${values.port}/iframe.html?id=${id}&globals=${globals}&viewMode=story`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: values.out, fullPage: true });
} finally {
  await browser.close();
}
