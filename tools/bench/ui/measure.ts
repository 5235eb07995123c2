import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from '../product.ts';
import type { Bench, Operation } from './pages/bench.ts';

/** Measurements of one visit to a page; times are milliseconds of CPU on the main thread until the result is painted. */
export interface Visit {
  mountCold: number;
  mountWarm: number;
  update: number;
  renderAll: number;
  dialogFirst: number;
  dialogAgain: number;
  likeClick: number;
  heap: number;
  elements: number;
}

type BenchWindow = Window & { bench: Bench };

const busy = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

const heapBytes = async (cdp: CDPSession): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
};

/** Median duration of a click on a like button in milliseconds (Event Timing), with the CPU throttled to a quarter. */
async function likeClicks(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowest = () => page.evaluate(() => (window as unknown as BenchWindow).bench.slowestEvent());
  const durations: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const [x, y] = await page.evaluate(at => {
      const box = document.querySelectorAll('li button')[at]?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }, index);
    await page.mouse.move(x, y);
    await slowest();
    await page.mouse.click(x, y);
    durations.push(await slowest());
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(durations);
}

/** Opens the page of a library in a fresh context and measures everything once. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  const cdp = await context.newCDPSession(page);
  // CPU time instead of elapsed time, because other processes share the machine
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.evaluate(() => (window as unknown as BenchWindow).bench.ready);

  const run = async (operation: Operation) => {
    const before = await busy(cdp);
    await page.evaluate(name => (window as unknown as BenchWindow).bench.run(name), operation);
    const after = await busy(cdp);
    // lets late image decoding and idle work finish, so that it does not count for the next operation
    await page.waitForTimeout(60);
    return after - before;
  };
  const nothing: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) nothing.push(await run('nothing'));
  const idle = median(nothing);
  const time = async (operation: Operation) => Math.max(0, (await run(operation)) - idle);
  const times = async (operation: Operation, turns: number, back?: Operation) => {
    const measured: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      measured.push(await time(operation));
      if (back) await run(back);
    }
    return median(measured);
  };

  const empty = await heapBytes(cdp);
  const mountCold = await time('mount');
  const heap = (await heapBytes(cdp)) - empty;
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const update = await times('like', 6);
  const renderAll = await times('renderAll', 6);
  const dialogFirst = await time('open');
  await run('close');
  const dialogAgain = await times('open', 5, 'close');
  const likeClick = await likeClicks(page, cdp);
  await run('unmount');
  const mountWarm = await times('mount', 4, 'unmount');
  await context.close();
  return { mountCold, mountWarm, update, renderAll, dialogFirst, dialogAgain, likeClick, heap, elements };
}
