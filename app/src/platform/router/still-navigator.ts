import type { Page } from './open-page.ts';
import type { AppNavigator } from './router-context.tsx';

/** The navigator of a page that is only drawn: on the server and in stories. */
export const stillNavigator = (page: Page): AppNavigator => ({
  shown: { page, pending: false, arrival: { kind: 'first', scrollY: 0, hash: '' } },
  subscribe: () => () => undefined,
  navigate: async () => undefined,
  refresh: async () => undefined,
});
