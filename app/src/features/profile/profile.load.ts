import { getProfile, getRegions, type OwnProfile } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createProfileStore } from './store.ts';

/** The own profile and the regions of its country. */
export interface ProfileData {
  profile: OwnProfile;
  regions: { id: string; name: string }[];
}

export async function load({ client, visit, signal }: LoadContext): Promise<ProfileData> {
  const country = visit.session.state.user?.profile.country ?? visit.site.geoip_selected_country;
  const [{ profile }, { regions }] = await Promise.all([
    getProfile(client, { signal }),
    getRegions(client, { country }, { signal }),
  ]);
  return { profile, regions };
}

export function accept(visit: Visit, { profile }: ProfileData): void {
  visit.store(createProfileStore).accept(profile);
}
