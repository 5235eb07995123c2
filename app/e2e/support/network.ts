import { expect, type Page, type Request, type Response } from '@playwright/test';

/** The next answer to a change that the page sends to an operation, such as `privacy`; reading the same data is no change. */
export const answerToChange = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse(
    answer =>
      new URL(answer.url()).pathname === `/api/${operation}.php` && answer.request().method() !== 'GET',
  );

/** Follows the requests of a page; call it before the first visit. The returned function waits until all are answered. */
export function trackRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', request => {
    // the event stream stays open as long as the page does
    if (!request.url().endsWith('/api/events.php')) underWay.add(request);
  });
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  page.on('framenavigated', () => underWay.clear());
  const waiting = async () => {
    // some requests start only when the browser is idle, or after two seconds (scheduling.ts)
    await page.evaluate(() => {
      const idle = () => new Promise(done => requestIdleCallback(done, { timeout: 2000 }));
      return idle().then(idle);
    });
    return [...underWay].map(request => request.url());
  };
  return () => expect.poll(waiting, { message: 'requests still loading', intervals: [20] }).toEqual([]);
}
