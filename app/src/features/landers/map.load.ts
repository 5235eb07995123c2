import { getRegions, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { load as loadPeople } from './people.load.ts';

/** As many names as fit on the map. */
const named = 6;

/** People, and names to set on the map: where they say they live, each place once, then regions of the country. */
export async function load(context: LoadContext): Promise<{ members: MemberSummary[]; places: string[] }> {
  const { client, app, signal } = context;
  const country = app.site.geoip_selected_country;
  const [{ members }, { regions }] = await Promise.all([
    loadPeople(context),
    getRegions(client, { country }, { signal }),
  ]);
  const theirs = members.flatMap(({ place_text, city }) => place_text ?? city ?? []);
  const places = [...new Set([...theirs, ...regions.map(({ name }) => name)])];
  return { members, places: places.slice(0, named) };
}
