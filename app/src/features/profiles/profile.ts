import {
  getInterests,
  getProfile,
  getRegions,
  updateProfile,
  type OwnProfile as WireProfile,
} from '@velluto/api-client';
import { toMemberPhoto } from '@velluto/api-client/ui';
import { type Attributes, withLineBreaks } from '@velluto/rules';
import type { OwnProfile, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';
import type { LoadContext } from '../../lib/router/route.ts';

/** Data of the page of the user's own profile. */
export interface ProfileData {
  profile: WireProfile;
  regions: { id: string; name: string }[];
  /** Interests to choose from. */
  interests: string[];
}

/** The user's own profile, and the regions and interests that the form offers. */
export async function load({ client, app, signal }: LoadContext): Promise<ProfileData> {
  const country = app.session.state.user?.profile.country ?? app.site.geoip_selected_country;
  const [{ profile }, { regions }, { interests }] = await Promise.all([
    getProfile(client, { signal }),
    getRegions(client, { country }, { signal }),
    getInterests(client, { signal }),
  ]);
  return { profile, regions, interests };
}

/** Puts the profile into its store. */
export function hydrate(app: AppContext, { profile }: ProfileData): void {
  app.store(createProfileStore).applySnapshot(profile);
}

/** Values of the form. */
type ProfileChange = Pick<OwnProfile, 'aboutMe' | 'region' | 'city' | 'interests' | 'attributes'>;

interface ProfileState {
  profile: OwnProfile | null;
  saving: boolean;
  saved: boolean;
  problem: Problem | null;
}

/** The user's own profile. */
export function createProfileStore(app: AppContext) {
  const state = proxy<ProfileState>({ profile: null, saving: false, saved: false, problem: null });

  const { applySnapshot, ask, changed } = createResource<WireProfile>(profile => {
    state.profile = toOwnProfile(profile);
  });

  return {
    state,
    applySnapshot,
    changed,

    /** Loads the profile again. */
    reload: (): Promise<WireProfile> => ask(async () => (await getProfile(app.client)).profile),

    /** Saves the form. */
    async save({ aboutMe, attributes, region, city, interests }: ProfileChange): Promise<void> {
      if (state.saving) return;
      Object.assign(state, { saving: true, saved: false, problem: null });
      const {
        hair_colour = null,
        relationship_status = null,
        body_type = null,
        eye_colour = null,
        drinks = null,
      } = attributes as Attributes; // the form offers what the contract has
      try {
        const { profile } = await updateProfile(app.client, {
          about_me: withLineBreaks(aboutMe).trim(),
          region,
          city,
          interests: [...interests],
          attributes: { hair_colour, relationship_status, body_type, eye_colour, drinks },
        });
        applySnapshot(profile);
        state.saved = true;
      } catch (error) {
        state.problem = toProblem(error);
      }
      state.saving = false;
    },
  };
}

/** Maps the user's own profile. */
function toOwnProfile(wire: WireProfile): OwnProfile {
  return {
    id: wire.id,
    name: wire.name,
    age: wire.age,
    gender: wire.gender,
    country: wire.country,
    region: wire.region,
    city: wire.city,
    place: wire.city,
    aboutMe: wire.about_me,
    interests: wire.interests,
    attributes: wire.attributes,
    photos: wire.photos.map(toMemberPhoto),
    maxPhotos: wire.max_photos,
  };
}
