import type { Client, Fetch } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { handleLostSession } from './session-end.ts';

/**
 * A client of this page: says with each call for whom the page was drawn. A call refused because that is not who is
 * logged in shows no error: the page is reloaded (product.md §8).
 *
 * @param fetch replaces the global one, for an upload that reports its progress
 */
export function pageClient(app: () => AppContext, fetch?: Fetch): Client {
  return makeClient({
    ...(fetch && { fetch }),
    pageMember: () => app().session.state.user?.id ?? 'visitor',
    onSessionLost: code => handleLostSession(app(), code, () => location.reload()),
  });
}
