import { expect, type Page, type Request } from '@playwright/test';

/** Follows what a page loads; call it before the first visit. The answer waits until everything has come. */
export function trackRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', request => {
    // this one stays open as long as the page does
    if (!request.url().endsWith('/api/events.php')) underWay.add(request);
  });
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  page.on('framenavigated', () => underWay.clear());
  const waiting = async () => {
    // what begins when the browser has nothing better to do
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))));
    return [...underWay].map(request => request.url());
  };
  return () => expect.poll(waiting, { message: 'what is still loading', intervals: [20] }).toEqual([]);
}
