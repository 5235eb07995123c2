import type { MemberSummary } from '@velluto/api-client';
import { peopleWithPictures } from '../../platform/people.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { networkOf } from '../../platform/traffic.ts';

/** As many as the landers show at most. */
const wanted = 6;

/** The people of a landing page; none where visitors may not see members. */
export async function loadPeople({
  client,
  visit,
  signal,
}: LoadContext): Promise<{ members: MemberSummary[] }> {
  const query = { country: visit.site.geoip_selected_country, ...networkOf(visit.traffic) };
  const { members } = await peopleWithPictures(client, query, wanted, signal);
  return { members };
}
