import {
  ApiProblem,
  getMember,
  getRegions,
  type MemberProfile,
  type MemberSummary,
} from '@velluto/api-client';
import { signupPath } from '../../lib/router/auth-paths.ts';
import { type LoadContext, type LoadModule, Redirect } from '../../lib/router/route.ts';
import { peopleWithPictures } from '../search/people-with-pictures.ts';

/** Maximum numbers that the landers show. */
const maxPeople = 6;
const maxPlaces = 6;
const maxProfiles = 5;

/** People with pictures in the visitor's country; none where visitors may not see members. */
async function loadPeople({ client, app, signal }: LoadContext): Promise<MemberSummary[]> {
  const query = { country: app.site.geoip_selected_country, ...app.attribution.callParams };
  const { members } = await peopleWithPictures(client, query, maxPeople, signal);
  return members;
}

const loadProfile = async ({ client, app, signal }: LoadContext, id: string): Promise<MemberProfile> =>
  (await getMember(client, { id, ...app.attribution.callParams }, { signal })).profile;

/** Data of most landers: only people. */
export const peopleLander: LoadModule<{ members: MemberSummary[] }> = {
  load: async context => ({ members: await loadPeople(context) }),
};

/** The map: people, and place names. Places of the people come first, each once, then regions of the country. */
export const mapLander: LoadModule<{ members: MemberSummary[]; places: string[] }> = {
  async load(context) {
    const { client, app, signal } = context;
    const country = app.site.geoip_selected_country;
    const [members, { regions }] = await Promise.all([
      loadPeople(context),
      getRegions(client, { country }, { signal }),
    ]);
    const ofPeople = members.flatMap(({ place_text, city }) => place_text ?? city ?? []);
    const places = [...new Set([...ofPeople, ...regions.map(({ name }) => name)])];
    return { members, places: places.slice(0, maxPlaces) };
  },
};

/** The social network: people with their interests. */
export const networkLander: LoadModule<{ profiles: MemberProfile[] }> = {
  async load(context) {
    const members = await loadPeople(context);
    const profiles = await Promise.all(
      // people who have left meanwhile are left out
      members.slice(0, maxProfiles).map(({ id }) => loadProfile(context, id).catch(() => null)),
    );
    return { profiles: profiles.filter(profile => profile !== null) };
  },
};

/** The landing page of one member. Members go to the profile itself, visitors who may not see it to the sign-up. */
export const memberLander: LoadModule<{ member: MemberProfile }> = {
  async load(context) {
    const id = context.params.id ?? '';
    if (context.app.session.state.user !== null) throw new Redirect(`/members/${id}`);
    try {
      return { member: await loadProfile(context, id) };
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 403)
        throw new Redirect(signupPath(`/members/${id}`));
      throw error;
    }
  },
};
