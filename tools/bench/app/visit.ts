import { type CDPSession, devices, type Locator, type Page } from 'playwright-core';
import { end } from '../../support/at-end.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { demoCookie, median, startProduct } from '../product.ts';
import { type Interaction, notice, type Seen } from './interactions.ts';

/**
 * Measures visits of a member on a phone with a processor four times slower: members, page 2, the filters, a profile, a
 * like, a conversation, a message. Event Timing gives the duration of every interaction until its frame was painted, and
 * its parts: input delay, processing and presentation. The layout shifts are measured as well.
 *
 * `node tools/bench/app/visit.ts [visits] [checkout …]`: several checkouts are measured alternately.
 */
const [times = '3', ...checkouts] = process.argv.slice(2);

/** An interaction of a visit, with the step it belongs to. */
interface Press extends Interaction {
  step: string;
}

/** Measurements of one visit. */
interface Visit {
  presses: Press[];
  shifts: number;
}

const browser = await openBrowser();

async function visit(origin: string, cookie: string): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT' });
  const cookies = cookie.split('; ').map(pair => pair.split(/=(.*)/s));
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })));
  await context.addInitScript(notice);
  const page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const presses: Press[] = [];
  /** Does one step and collects its interactions. */
  const step = async (step: string, run: () => Promise<unknown>) => {
    await run();
    const seen = await seenOf(page);
    for (const interaction of seen) presses.push({ step, ...interaction });
  };
  await page.goto(`${origin}/members`, { waitUntil: 'networkidle' });
  await pressAll(page, step);
  const shifts = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.shifts);
  await context.close();
  return { presses, shifts };
}

/** Interactions since the last call; waits two frames, since their entries come only after the frame was painted. */
const seenOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const { seen } = window as unknown as { seen: Seen };
        const take = () => resolve(Object.values(seen.interactions).splice(0));
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            take();
            seen.interactions = {};
          }),
        );
      }),
  );

async function pressAll(page: Page, step: (name: string, run: () => Promise<unknown>) => Promise<void>) {
  const tiles = page.locator('.vl-PersonTile');
  const pages = page.locator('.vl-Pagination').locator('a, button');
  const press = async (target: Locator, then: () => Promise<unknown>) => {
    await target.click();
    await then();
  };
  await step('page 2', () => press(pages.last(), () => page.waitForURL(/page=/)));
  const dialog = page.getByRole('dialog');
  const filters = page.locator('.vl-ActiveFilters button').first();
  await step('filters', () => press(filters, () => dialog.waitFor()));
  await step('Escape', async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await step('profile', () => press(tiles.first().locator('a'), () => page.waitForURL(/members\/[\w-]+$/)));
  await step('like', async () => {
    await page.locator('.vl-LikeButton').first().click();
    await page.keyboard.press('Escape'); // closes the dialog that a match opens
  });
  const write = page.locator('a[href$="/chat"]').first();
  await step('conversation', () => press(write, () => page.waitForURL(/\/(chat|chats\/.+)$/)));
  await page.getByRole('textbox').fill('Ciao, come va?');
  const send = page.locator('form button[type="submit"]');
  await step('send', () =>
    press(send, () => page.getByRole('log').getByText('Ciao, come va?').last().waitFor()),
  );
}

/** Starts a product and logs in; marks all likes as shown, because the dialog about them would cover the page. */
async function start(checkout: string | undefined, port: number) {
  const product = await startProduct(port, {}, checkout);
  const cookie = await demoCookie(product.origin);
  for (let shown = true; shown; ) {
    const answer = await fetch(`${product.origin}/api/auto-like.php`, {
      headers: { cookie, 'x-requested-with': 'velluto' },
    });
    const { profile } = (await answer.json()) as { profile: object | null };
    shown = profile !== null;
  }
  return { ...product, cookie, visits: [] as Visit[] };
}

const products = [];
for (const [index, checkout] of (checkouts.length > 0 ? checkouts : [undefined]).entries())
  products.push(await start(checkout, 4395 + index));
for (let run = 0; run < Number(times); run += 1)
  for (const product of products) product.visits.push(await visit(product.origin, product.cookie));

const line = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
for (const { origin, visits } of products) {
  console.log(`\n${origin}: medians of ${visits.length} visits in ms`);
  line(['interaction', 'duration', 'waited', 'worked', 'drawn', 'longest task', 'highest duration']);
  line(['---', '--:', '--:', '--:', '--:', '--:', '--:']);
  const all = visits.flatMap(({ presses }) => presses);
  for (const step of new Set(all.map(press => press.step))) {
    // a step may have several interactions: the slowest counts
    const slowest = visits.map(({ presses }) =>
      presses
        .filter(press => press.step === step)
        .sort((a, b) => b.duration - a.duration)
        .at(0),
    );
    const of = (read: (press: Press) => number) => slowest.flatMap(press => (press ? read(press) : []));
    const middle = (read: (press: Press) => number) => median(of(read)).toFixed(0);
    line([
      step,
      middle(press => press.duration),
      middle(press => press.waited),
      middle(press => press.worked),
      middle(press => press.drawn),
      middle(press => press.longestTask),
      Math.max(...of(press => press.duration)),
    ]);
  }
  for (const { presses, shifts } of visits) {
    const durations = presses.map(press => press.duration).sort((a, b) => a - b);
    console.log(
      `${durations.length} interactions, slowest ${durations.at(-1)} ms (at most 100): ${durations.join(', ')}; layout shifts ${shifts.toFixed(4)} (at most 0.02)`,
    );
  }
}
await end();
