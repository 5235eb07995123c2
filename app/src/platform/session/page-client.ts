import type { Client, ClientOptions } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { handleLostSession } from './session-end.ts';

/**
 * The API client of this page: names with each call the member whose page this is. A call that is refused because somebody
 * else is logged in by now shows no error: the page is reloaded (product.md §8).
 *
 * @param options `picturePrefix` is `cdn_prefix` of the site; `fetch` replaces the global one, for an upload that reports
 *   its progress
 */
export function pageClient(
  app: () => AppContext,
  options: Required<Pick<ClientOptions, 'picturePrefix'>> & Pick<ClientOptions, 'fetch'>,
): Client {
  return makeClient({
    ...options,
    pageMember: () => app().session.state.user?.id ?? 'visitor',
    onSessionLost: code => handleLostSession(app(), code, () => location.reload()),
  });
}
