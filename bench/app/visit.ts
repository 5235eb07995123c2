import { type CDPSession, chromium, devices, type Page } from 'playwright-core';
import { testBrowser } from '../../tools/browser.ts';
import { demoCookie, startProduct } from '../product.ts';

/**
 * A visit of a member on a phone with a processor four times slower: members, page 2, somebody's page, a like, the
 * filters, a conversation, a message. Event Timing gives how long every interaction took until its picture stood, the
 * browser how much the layout shifted without one.
 */
interface Seen {
  /** Milliseconds of each interaction by its id. */
  interactions: Record<number, number>;
  /** Sum of layout shifts that nobody caused. */
  shifts: number;
}

const product = await startProduct(4395);
const cookie = await demoCookie(product.origin);
// the dialog of a like that came meanwhile would stand in the way of the first press
for (let shown = true; shown; ) {
  const answer = await fetch(`${product.origin}/api/auto-like.php`, {
    headers: { cookie, 'x-requested-with': 'velluto' },
  });
  const { profile } = (await answer.json()) as { profile: object | null };
  shown = profile !== null;
}
const browser = await chromium.launch(await testBrowser());
const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT' });
const [name = '', value = ''] = cookie.split('=');
await context.addCookies([{ name, value, url: product.origin }]);
await context.addInitScript(() => {
  const seen: Seen = { interactions: {}, shifts: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      seen.interactions[entry.interactionId] = Math.max(
        seen.interactions[entry.interactionId] ?? 0,
        entry.duration,
      );
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
});

const page = await context.newPage();
const cdp: CDPSession = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

const durations: number[] = [];
let shifts = 0;
/** Adds what the document has seen since it began; asked before each new document and at the end. */
async function collect(): Promise<void> {
  const seen: Seen = await page.evaluate(
    () =>
      new Promise(resolve => {
        // the entry of an interaction comes after its picture
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { seen: Seen }).seen)),
        );
      }),
  );
  durations.push(...Object.values(seen.interactions));
  shifts += seen.shifts;
}

async function visit(page: Page): Promise<void> {
  await page.goto(`${product.origin}/members`, { waitUntil: 'networkidle' });
  const tiles = page.locator('[data-component="PersonTile"]');
  const first = await tiles.count();
  await page.locator('[data-component="Pagination"] a, [data-component="Pagination"] button').last().click();
  await page.waitForFunction(
    count =>
      document.querySelectorAll('[data-component="PersonTile"]').length !== count ||
      location.search.includes('page'),
    first,
  );
  await page.locator('[data-component="ActiveFilters"] button').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tiles.first().locator('a').click();
  await page.waitForURL(/members\/[\w-]+$/);
  await page.locator('[data-component="LikeButton"]').first().click();
  await page.keyboard.press('Escape');
  await page.locator('a[href$="/chat"]').first().click();
  await page.waitForURL(/\/(chat|chats\/.+)$/);
  const box = page.getByRole('textbox');
  await box.fill('Ciao, come va?');
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('log').getByText('Ciao, come va?').waitFor();
}
await visit(page);
await collect();

durations.sort((a, b) => a - b);
const p98 = durations[Math.min(durations.length - 1, Math.floor(durations.length * 0.98))];
console.log(`${durations.length} interactions: p98 ${p98} ms (at most 100), ${durations.join(', ')}`);
console.log(`layout shifts: ${shifts.toFixed(4)} (at most 0.02)`);
await browser.close();
await product.stop();
