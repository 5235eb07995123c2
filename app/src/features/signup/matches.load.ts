import { type People, peopleWithPictures } from '../../platform/people.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { beginSignup, type SignupData, shownMatches } from './begin.ts';

/** Sign-up, and the people one would meet. */
export interface SignupMatchesData extends SignupData {
  people: People;
}

export async function load(context: LoadContext): Promise<SignupMatchesData> {
  const { client, visit, signal } = context;
  const query = { country: visit.site.geoip_selected_country, ...visit.traffic.sent };
  const [signup, people] = await Promise.all([
    beginSignup(context),
    peopleWithPictures(client, query, shownMatches, signal),
  ]);
  return { ...signup, people };
}
