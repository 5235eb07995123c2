import { getRegions, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { load as loadPeople } from './people.load.ts';

/** People, and names to set on the map. */
export interface MapData {
  members: MemberSummary[];
  places: string[];
}

/** Where these people say they live, each place once, then regions of the country. */
export function placesOf(members: readonly MemberSummary[], regions: readonly { name: string }[]): string[] {
  const theirs = members.flatMap(({ place_text, city }) => place_text ?? city ?? []);
  return [...new Set([...theirs, ...regions.map(({ name }) => name)])];
}

/** The people of the map lander and where they live. */
export async function load(context: LoadContext): Promise<MapData> {
  const { client, visit, signal } = context;
  const country = visit.site.geoip_selected_country;
  const [{ members }, { regions }] = await Promise.all([
    loadPeople(context),
    getRegions(client, { country }, { signal }),
  ]);
  return { members, places: placesOf(members, regions).slice(0, 6) };
}
