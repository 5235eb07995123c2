import type { Page } from '@playwright/test';

/** A layout shift without user input. */
interface Shift {
  value: number;
  /** The beginning of the HTML of each element that moved. */
  elements: string[];
}

/**
 * Records layout shifts in every document of a tab; call it before the first visit. The tab saves data, so its documents
 * come without web fonts: nothing moves when letters change, which the browser of the tests has no fitting stand-ins for
 * (decision 27).
 */
export async function trackLayoutShifts(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const htmlOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.outerHTML.slice(0, 160) ?? 'an element that was removed';
    };
    new PerformanceObserver(list => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) shifts.push({ value, elements: sources.map(({ node }) => htmlOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts of the document so far when their sum is noticeable, one line each. */
export async function layoutShiftProblems(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > 0.01
    ? shifts.map(({ value, elements }) => `${value.toFixed(4)}: ${elements.join(' | ')}`)
    : [];
}
