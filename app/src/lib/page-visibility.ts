import { pageHidden } from '@velluto/api-client';

/** The part of the document that this needs. */
export type HidingPage = Pick<Document, 'addEventListener' | 'visibilityState'>;

/** Tells the server whenever the page becomes hidden, for visitors too (spec § 12.1). */
export function reportPageHidden(page: HidingPage, report = () => pageHidden({ baseUrl: '' })): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') report();
  });
}
