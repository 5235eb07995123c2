import type { Page } from '@playwright/test';

/** One move of the layout that nobody asked for. */
interface Shift {
  value: number;
  /** What moved, as it stands in the document. */
  what: string[];
}

/** Remembers in every document of a tab what moves by itself; call it before the first visit. */
export async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const shown = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.outerHTML.slice(0, 160) ?? 'something that is gone';
    };
    new PerformanceObserver(list => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => shown(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved in the document so far when it is more than anybody notices, one line for each move. */
export async function shiftProblems(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > 0.01 ? shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(' | ')}`) : [];
}
