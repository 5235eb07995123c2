import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { compileCatalogs } from '../build/app.ts';
import { type Finding, none } from '../package/finding.ts';
import { browse, serving } from '../package/projects.ts';
import { buildDocs, docsFolder } from './build.ts';

/** Highest docs page in pixels, in a window as wide as a desktop. */
const highest = 10_000;
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    once: (event: string, listener: () => void) => void;
  };
}

const read = (file: string) => readFile(join(docsFolder, file), 'utf8');

async function docsPages(): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    await read('index.json'),
  );
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

const open = async (page: Page, origin: string, id: string) => {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=mode:dark`);
  await page.locator('.sbdocs-content h1').first().waitFor({ timeout: 60_000 });
};

/** Shows another docs page in a preview that is open, which is faster than loading it; resolves when it is drawn. */
const show = (page: Page, id: string) =>
  page.evaluate(storyId => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    return new Promise<void>(resolve => {
      channel.once('docsRendered', () => setTimeout(resolve, 300));
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);

/** Faults of frames: each is drawn before it comes into view, and dark where the page is. */
async function frameFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of await page.locator('iframe.vl-docs-window').all()) {
    const title = await frame.getAttribute('title');
    const part = frame.contentFrame().locator('#storybook-root *, [data-part="stage"]').first();
    const isDrawn = await part.waitFor({ timeout: 30_000, state: 'attached' }).then(
      () => true,
      () => false,
    );
    const mode = await frame.contentFrame().locator('html').getAttribute('data-vl-mode');
    if (!isDrawn) faults.push(`${title} is not drawn`);
    if (mode !== 'dark') faults.push(`${title} is ${mode}`);
  }
  return faults;
}

async function checkPages(origin: string): Promise<Finding[]> {
  const ids = await docsPages();
  const faults: Record<'high' | 'wide' | 'frames', string[]> = { high: [], wide: [], frames: [] };
  const complaints = await browse(async page => {
    await page.setViewportSize(desktop);
    await open(page, origin, 'base-dialog--docs');
    faults.frames = await frameFaults(page);
    for (const id of ids) {
      await show(page, id);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > highest) faults.high.push(`${id} is ${height} px high`);
    }
    await page.setViewportSize(phone);
    for (const id of ids) {
      await show(page, id);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > phone.width) faults.wide.push(`${id} is ${width} px wide`);
    }
  });
  return [
    none(`${ids.length} docs pages are no higher than ${highest} px`, faults.high),
    none(`${ids.length} docs pages are no wider than ${phone.width} px on a phone`, faults.wide),
    none('frames are drawn before they come into view, dark where the page is', faults.frames),
    none('docs pages are shown', complaints),
  ];
}

/** Checks that what programs read has the whole guide and every component. */
async function checkForPrograms(): Promise<Finding> {
  const [short, full, components] = await Promise.all([
    read('llms.txt'),
    read('llms-full.txt'),
    read('components.json').then((text): { name: string; props: object[]; example: string }[] =>
      JSON.parse(text),
    ),
  ]);
  const guide = await readFile(join(docsFolder, '../packages/ui/GUIDE.md'), 'utf8');
  return none(`llms.txt, llms-full.txt and components.json have ${components.length} components`, [
    ...(full.startsWith(guide.trim()) ? [] : ['llms-full.txt does not begin with the guide']),
    ...(components.length > 200 ? [] : ['components are missing']),
    // a few marks take only what belongs to their root
    ...(components.filter(({ props }) => props.length === 0).length < 10 ? [] : ['properties are missing']),
    ...components.flatMap(({ name, example }) => [
      ...(short.includes(`- ${name} (`) ? [] : [`${name} is not in llms.txt`]),
      ...(full.includes(`\n### ${name}\n`) && full.includes(example)
        ? []
        : [`${name} is not in llms-full.txt`]),
    ]),
  ]);
}

await compileCatalogs();
await buildDocs();
const findings = [await checkForPrograms(), ...(await serving(docsFolder, checkPages))];
for (const { name, fault } of findings)
  console.log(fault === undefined ? `ok     ${name}` : `FAILED ${name}\n${fault}`);
const failed = findings.filter(({ fault }) => fault !== undefined).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
