import { devices, type Page } from 'playwright-core';
import { addresses, type Ids, idsOf, type Role } from '../../../app/e2e/support/addresses.ts';
import { trackRequests } from '../../../app/e2e/support/network.ts';
import { Person, waitForHydration } from '../../../app/e2e/support/person.ts';
import { routes } from '../../../app/src/routes.ts';
import { end } from '../../support/at-end.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { startProduct } from '../product.ts';
import { notice, type Seen } from './interactions.ts';

/**
 * Measures every route on a phone with 1.6 Mbps, 150 ms and a processor four times slower, as a free member if the route
 * has a guard, otherwise as a visitor: total blocking time after the first paint, layout shifts, largest contentful paint
 * and total bytes. Other work of the machine lengthens tasks, so a page over a limit is loaded up to three times, and the
 * load with the least blocking time is reported.
 *
 * `node tools/bench/app/routes.ts [route …]`: only the named routes.
 */
const requested = process.argv.slice(2);
const limits = { blocked: 80, shifts: 0.01 };
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** A visitor or member who opens the pages, with their cookies and the ids in the addresses of their pages. */
interface Walker {
  role: Role;
  ids: Ids;
  state: Awaited<ReturnType<Person['context']['storageState']>>;
}

/** Measurements of one load; in milliseconds, except for `shifts` (a score) and `bytes`. */
interface Load {
  blocked: number;
  shifts: number;
  largestPaint: number;
  bytes: number;
}

const product = await startProduct(4397, { RATE_LIMITS: '0' });
const browser = await openBrowser();
const phone = { ...devices['Pixel 7'], locale: 'it-IT', baseURL: product.origin };

async function makeWalker(role: 'visitor' | 'free'): Promise<Walker> {
  const person = new Person(await browser.newContext(phone), 'Walker');
  if (role === 'free') await person.logInAs(role);
  const ids = await idsOf(person, role);
  const state = await person.context.storageState();
  await person.context.close();
  return { role, ids, state };
}

/** Opens a page in a browser without a cache, and waits until it is loaded; returns the bytes it took as well. */
async function open(path: string, { state }: Walker, slow: boolean): Promise<{ page: Page; bytes: number }> {
  const context = await browser.newContext({ ...phone, storageState: state });
  await context.addInitScript(notice);
  const page = await context.newPage();
  const settled = trackRequests(page);
  let bytes = 0;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(path);
  await waitForHydration(page);
  await settled();
  return { page, bytes };
}

/** Loads a page on the slow phone, and waits until a second has passed without a long task. */
async function load(path: string, walker: Walker): Promise<Load> {
  const { page, bytes } = await open(path, walker, true);
  const loaded = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: Seen };
    for (let count = -1; count !== seen.longTasks.length; ) {
      count = seen.longTasks.length;
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const over = seen.longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, paint) - 50));
    return { ...seen, blocked: over.reduce((sum, ms) => sum + ms, 0) };
  });
  await page.context().close();
  return { ...loaded, bytes };
}

const [visitor, member] = [await makeWalker('visitor'), await makeWalker('free')];
const rows = routes
  .filter(({ name }) => requested.length === 0 || requested.includes(name))
  .map(route => {
    for (const walker of route.guard ? [member, visitor] : [visitor, member]) {
      const [address] = addresses(route, walker.role, walker.ids);
      if (address?.leads === null) return { name: route.name, walker, path: address.path };
    }
    throw new Error(`Neither a visitor nor a free member can open ${route.name}.`);
  });
// not counted: the first load of a page has its demo pictures drawn, which are cached afterwards
for (const { path, walker } of rows) await (await open(path, walker, false)).page.context().close();

console.log('| route | seen by | TBT ms | CLS | LCP ms | kB | loads |');
console.log('| --- | --- | --: | --: | --: | --: | --: |');
const isOver = ({ blocked, shifts }: Load) => blocked > limits.blocked || shifts > limits.shifts;
let over = 0;
for (const { name, path, walker } of rows) {
  const loads = [await load(path, walker)];
  while (loads.every(isOver) && loads.length < 3) loads.push(await load(path, walker));
  const least = loads.reduce((best, next) => (next.blocked < best.blocked ? next : best));
  const { blocked, shifts, largestPaint, bytes } = least;
  if (isOver(least)) over += 1;
  const cells = [
    blocked.toFixed(0),
    shifts.toFixed(3),
    largestPaint.toFixed(0),
    (bytes / 1024).toFixed(0),
    loads.length,
  ];
  console.log(`| ${[name, walker.role, ...cells].join(' | ')} |`);
}
console.log(`\n${over} of ${rows.length} routes above ${limits.blocked} ms or ${limits.shifts}.`);
await end();
