import { type MemberSummary, searchMembers } from '@velluto/api-client';
import { searchVisible } from '@velluto/rules';
import type { LoadContext } from '../../platform/router/route.ts';

/** Members on the first window: as many as fill the contact sheet. */
const shown = 9;

/** The people of the home page; none where visitors may not search. */
export async function load({ client, visit, signal }: LoadContext): Promise<{ members: MemberSummary[] }> {
  const { site, session, traffic } = visit;
  const open = searchVisible({
    loggedIn: session.state.user !== null,
    loggedOutSearch: site.logged_out_search,
    loggedOutSearchTrafficsource: site.logged_out_search_trafficsource,
    hasTrafficSource: traffic.remembered || traffic.source !== null,
  });
  if (!open) return { members: [] };
  const query = { country: site.geoip_selected_country, ...traffic.sent };
  const { results } = await searchMembers(client, query, { signal });
  return { members: results.filter(member => member.main_image !== null).slice(0, shown) };
}
