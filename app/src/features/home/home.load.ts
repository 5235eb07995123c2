import { type MemberSummary, searchMembers } from '@velluto/api-client';
import type { LoadContext } from '../../lib/router/route.ts';
import { maySearch } from '../access/site-access.ts';

/** How many members fill the grid on the first screen. */
const shown = 9;

/** The people of the home page; none where visitors may not search. */
export async function load({ client, app, signal }: LoadContext): Promise<{ members: MemberSummary[] }> {
  if (!maySearch(app)) return { members: [] };
  const query = { country: app.site.geoip_selected_country, ...app.attribution.callParams };
  const { results } = await searchMembers(client, query, { signal });
  return { members: results.filter(member => member.main_image !== null).slice(0, shown) };
}
