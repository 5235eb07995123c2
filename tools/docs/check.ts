import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { compileCatalogs } from '../build/app.ts';
import { type Finding, none, report } from '../package/finding.ts';
import { browse, serving } from '../package/projects.ts';
import { buildDocs, docsFolder } from './build.ts';
import type { DescribedComponent } from './components.ts';

/** Highest docs page in pixels, in a window as wide as a desktop. */
const highest = 14_000;
/** Docs pages about several components, which have no page of their own. */
const several = new Set(['Layout', 'Waiting', 'Steps']);
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
}

const read = (file: string) => readFile(join(docsFolder, file), 'utf8');

/** A docs page as the index of Storybook has it. */
interface DocsEntry {
  id: string;
  title: string;
}

async function docsEntries(): Promise<DocsEntry[]> {
  const index: { entries: Record<string, DocsEntry & { type: string }> } = JSON.parse(
    await read('index.json'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'docs');
}

/** Whether the page that is not marked as the one before is there, with its stories and all that it reads. */
const isDrawn = () => {
  const page = document.querySelector('.sbdocs-content:not([data-before])');
  const stories = [...(page?.querySelectorAll('.sb-story > [data-name]') ?? [])];
  const { reading = '0' } = document.documentElement.dataset;
  return (
    !!page?.querySelector('h1') && stories.every(story => story.childElementCount > 0) && reading === '0'
  );
};

const drawn = (page: Page, id: string) =>
  page.waitForFunction(isDrawn, undefined, { timeout: 60_000 }).catch((error: Error) => {
    throw new Error(`${id} is not drawn: ${error.message}`);
  });

async function open(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=mode:dark`);
  await drawn(page, id);
}

/** Shows another docs page in a preview that is open, which is faster than loading it; resolves when it is drawn. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(storyId => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    document.querySelector('.sbdocs-content')?.setAttribute('data-before', '');
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await drawn(page, id);
}

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

async function checkPages(origin: string, entries: readonly DocsEntry[]): Promise<Finding[]> {
  const ids = entries.map(({ id }) => id);
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

/** Checks that what programs read has the whole guide and every component that has a docs page. */
async function checkForPrograms(entries: readonly DocsEntry[]): Promise<Finding> {
  const [short, full, components] = await Promise.all([
    read('llms.txt'),
    read('llms-full.txt'),
    read('components.json').then((text): Pick<DescribedComponent, 'name' | 'props' | 'example'>[] =>
      JSON.parse(text),
    ),
  ]);
  const guide = await readFile(join(docsFolder, '../packages/ui/GUIDE.md'), 'utf8');
  const documented = entries
    .flatMap(({ title }) => /^(?:Base|Patterns|Product)\/.*?(\w+)$/.exec(title)?.[1] ?? [])
    .filter(name => !several.has(name));
  const byName = new Map(components.map(component => [component.name, component]));
  return none(`llms.txt, llms-full.txt and components.json have ${documented.length} components`, [
    ...(full.startsWith(guide.trim()) ? [] : ['llms-full.txt does not begin with the guide']),
    ...(documented.length > 0 ? [] : ['no component has a docs page']),
    // a few marks take only what belongs to their root
    ...(components.filter(({ props }) => props.length === 0).length < 10 ? [] : ['properties are missing']),
    ...documented.flatMap(name => {
      const example = byName.get(name)?.example;
      return [
        ...(example ? [] : [`${name} is not in components.json`]),
        ...(short.includes(`\n- ${name} (`) ? [] : [`${name} is not in llms.txt`]),
        ...(full.includes(`\n### ${name}\n`) && example && full.includes(example)
          ? []
          : [`${name} is not in llms-full.txt`]),
      ];
    }),
  ]);
}

await compileCatalogs();
await buildDocs();
const entries = await docsEntries();
const findings = [
  await checkForPrograms(entries),
  ...(await serving(docsFolder, origin => checkPages(origin, entries))),
];
report(findings);
