import { getRegions, type RegionsResponse, type SearchResponse, searchMembers } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { defaultsFor, readSearch, toQuery } from './filters.ts';

/** What the members page shows. */
export interface SearchData {
  found: SearchResponse;
  /** Regions of the country that is searched. */
  regions: RegionsResponse['regions'];
}

/** Finds the members that the address asks for. */
export async function load({ client, search, visit, signal }: LoadContext): Promise<SearchData> {
  const wanted = readSearch(search, defaultsFor(visit.session.state.user, visit.site));
  const [found, { regions }] = await Promise.all([
    searchMembers(client, { ...toQuery(wanted), ...visit.traffic.sent }, { signal }),
    getRegions(client, { country: wanted.country }, { signal }),
  ]);
  return { found, regions };
}
