import type { Page } from '@playwright/test';

/** A layout shift without user input. */
interface Shift {
  value: number;
  /** Milliseconds since the page began. */
  at: number;
  /** The beginning of the HTML of each element that moved. */
  elements: string[];
}

/** Records layout shifts in every document of a tab; call it before the first visit. */
export async function trackLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    const swaps: number[] = [];
    Object.assign(globalThis, { shifts, swaps });
    document.fonts.addEventListener('loadingdone', () => swaps.push(performance.now()));
    const htmlOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.outerHTML.slice(0, 160) ?? 'an element that was removed';
    };
    new PerformanceObserver(list => {
      for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        shifts.push({ value, at: startTime, elements: sources.map(({ node }) => htmlOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Layout shifts of the document so far when their sum is noticeable, one line each. Fonts are measured
 * elsewhere: their fallbacks have the same widths, but need fonts that the browser of the tests does not have.
 */
export async function layoutShiftProblems(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const tracked = globalThis as unknown as { shifts: Shift[]; swaps: number[] };
    return tracked.shifts.filter(({ at }) => !tracked.swaps.some(swap => Math.abs(swap - at) < 100));
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > 0.01
    ? shifts.map(({ value, elements }) => `${value.toFixed(4)}: ${elements.join(' | ')}`)
    : [];
}
