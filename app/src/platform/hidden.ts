import { pageHidden } from '@velluto/api-client';

/** What of a page tells whether it is seen. */
export type HidingPage = Pick<Document, 'addEventListener' | 'visibilityState'>;

/** Tells the server whenever the page becomes hidden, whoever looks at it (product.md §7). */
export function tellWhenHidden(page: HidingPage, tell = () => pageHidden({ baseUrl: '' })): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') tell();
  });
}
