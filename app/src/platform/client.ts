import { type Client, type ClientOptions, createClient } from '@velluto/api-client';
import { retryDelay } from '@velluto/rules';
import type { Visit } from './visit.ts';

/** The client of this visit; a module of its own, so that a page that asks for nothing does not load it. */
export const makeClient = (options: ClientOptions): Client => createClient({ retryDelay, ...options });

/** The client of the page: what is refused for want of a session shows nothing, the page is loaded anew (product.md §8). */
export const watchedClient = (visit: Visit): Client =>
  makeClient({
    onSessionLost: async () => {
      const { ended } = await import('./session/ended.ts');
      return ended(visit, () => location.reload());
    },
  });
