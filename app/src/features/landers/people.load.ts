import type { MemberSummary } from '@velluto/api-client';
import { peopleWithPictures } from '../../platform/people.ts';
import type { LoadContext } from '../../platform/router/route.ts';

/** As many as the landers show at most. */
const wanted = 6;

/** The people of a lander; none where visitors may not see members. */
export async function load({ client, app, signal }: LoadContext): Promise<{ members: MemberSummary[] }> {
  const query = { country: app.site.geoip_selected_country, ...app.traffic.sent };
  const { members } = await peopleWithPictures(client, query, wanted, signal);
  return { members };
}
