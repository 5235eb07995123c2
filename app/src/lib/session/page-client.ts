import type { Client, Fetch, Settings } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { createNewTermsStore } from './new-terms.ts';
import { handleLostSession } from './session-end.ts';

/**
 * The API client of this page: names with each call the member whose page this is. A call that is refused because somebody
 * else is logged in by now shows no error: the page is reloaded (spec § 13.1). One that waits for new terms is
 * sent again once they are accepted.
 *
 * @param site says where its pictures are
 * @param fetch replaces the global one, for an upload that reports its progress
 */
export function pageClient(app: () => AppContext, site: Pick<Settings, 'cdn_prefix'>, fetch?: Fetch): Client {
  return makeClient({
    picturePrefix: site.cdn_prefix,
    ...(fetch && { fetch }),
    pageMember: () => app().session.state.user?.id ?? 'visitor',
    onSessionLost: code => handleLostSession(app(), code, () => location.reload()),
    onTermsOutdated: () => app().store(createNewTermsStore).ask(),
  });
}
