import { expect, it, vi } from 'vitest';
import { reportPageHidden } from './page-visibility.ts';

it('reports to the server each time the page becomes hidden, and not when it becomes visible', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const report = vi.fn(() => true);
  reportPageHidden(page as unknown as Document, report);
  for (const state of ['hidden', 'visible', 'hidden'] as const) {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  expect(report).toHaveBeenCalledTimes(2);
});
