import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContextOptions, devices, type Page } from 'playwright-core';
import { Person, waitForHydration } from '../../app/e2e/support/person.ts';
import { startProduct } from '../bench/product.ts';
import { compileCatalogs } from '../build/app.ts';
import { atEnd, end } from '../support/at-end.ts';
import { openBrowser } from '../support/open-browser.ts';
import { root } from '../support/run-step.ts';
import { copyTreeForStorybook } from '../support/storybook-copy.ts';
import { drawSheets } from '../vrt/run.ts';
import { browserWindow, composition, editor, phone } from './frames.ts';
import { settle, writePicture } from './shots.ts';

/**
 * Takes the pictures of `README.md` again, from the running product, Storybook and a report of changed pictures. Fails when
 * one of them is larger than 60 kB.
 *
 * `node tools/readme/pictures.ts [name …]`
 */
const [productPort, storybookPort] = [4440, 4441];
const requested = process.argv.slice(2);
const browser = await openBrowser();
const desktop = { viewport: { width: 1120, height: 650 } };
const wide = { viewport: { width: 1400, height: 812 } };

/** Opens a page that needs no log-in; returns it when it is loaded. */
async function open(url: string, options: BrowserContextOptions = desktop): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** The member's view: list, profile and conversation on a phone. */
async function member(): Promise<string[]> {
  const { origin } = await product();
  const person = new Person(
    await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 800 },
      baseURL: origin,
      locale: 'en-GB',
    }),
    'Reader',
  );
  await person.logInAs('premium');
  const { results } = await person.call<{ results: { id: string }[] }>('GET', 'members.php?page=1');
  const { chats } = await person.call<{ chats: { conversation: { id: string } }[] }>('GET', 'chats.php');
  const pictures: string[] = [];
  for (const path of ['/members', `/members/${results[1]?.id}`, `/chats/${chats[0]?.conversation.id}`]) {
    const page = await person.open(path);
    await page.keyboard.press('Escape');
    await settle(page);
    pictures.push(phone(await page.screenshot()));
  }
  return pictures;
}

/** The designer's view: a component in Storybook. */
async function designer(): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'dev',
      '--ci',
      '--disable-telemetry',
      `--port=${storybookPort}`,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  atEnd(() => child.kill());
  const address = `http://localhost:${storybookPort}`;
  // refused until it listens
  while (!(await fetch(address).catch(() => undefined))) await setTimeout(500);
  const page = await open(`${address}/?path=/story/patterns-persontile--states`, wide);
  // the first start of Storybook after an update prepares its packages, which takes a minute
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('.vl-PersonTile').first().waitFor({ timeout: 120_000 });
  await settle(page);
  return [browserWindow('Storybook', await page.screenshot())];
}

/** The operator's view: the file of a site, and the site. */
async function operator(): Promise<string[]> {
  await product();
  const file = 'sites/nordlys.json';
  const lines = (await readFile(join(root, file), 'utf8')).split('\n').slice(0, 13);
  const page = await open(`http://nordlys.localhost:${productPort}/pricing`, {
    viewport: { width: 820, height: 760 },
    locale: 'en-GB',
  });
  await waitForHydration(page);
  await settle(page);
  return [
    editor(file, [...lines, '  …'].join('\n')),
    browserWindow('nordlys.localhost', await page.screenshot()),
  ];
}

/** The developer's view: the report of a colour that was changed. */
async function developer(): Promise<string[]> {
  await compileCatalogs();
  const folder = await copyTreeForStorybook('readme');
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'packages/ui/src/brands/velluto/brand.css');
  const source = await readFile(file, 'utf8');
  const changed = source.replace(
    '--vl-badge-danger-bg: var(--vl-mode-light, #b3122f)',
    '--vl-badge-danger-bg: var(--vl-mode-light, #c8371f)',
  );
  if (changed === source) throw new Error('brand.css has another colour for badges.');
  await writeFile(file, changed);
  const { output } = await drawSheets(['packages/ui/src/base/Badge/'], { cwd: folder });
  const page = await open(`file://${folder}/.storybook/report/index.html`).catch(() => {
    throw new Error(output);
  });
  return [browserWindow('.storybook/report/index.html', await page.screenshot())];
}

let started: ReturnType<typeof startProduct> | undefined;
/** The product, which the first of the views starts. */
const product = () => {
  started ??= startProduct(productPort);
  return started;
};

const views = { member, designer, operator, developer };
/** Where a picture lies that a package shows too. */
const folders: Record<string, string> = { member: 'packages/ui/pictures' };
for (const [name, view] of Object.entries(views)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } });
  await page.setContent(composition(...(await view())));
  await writePicture(join(root, folders[name] ?? 'docs/images', `${name}.webp`), await page.screenshot());
}
await end();
