import {
  getExport,
  getPrivacy,
  getProfile,
  getRegions,
  getSessions,
  type SessionsResponse,
  type SuccessBody,
} from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** Everything that the settings show at first. */
export interface SettingsData {
  access: SessionsResponse;
  privacy: SuccessBody<'getPrivacy'>;
  archive: SuccessBody<'getExport'>['export'];
  place: { country: string; region: string | null; city: string };
  regions: { id: string; name: string }[];
}

export async function load({ client, visit, signal }: LoadContext): Promise<SettingsData> {
  const home = visit.session.state.user?.profile.country ?? visit.site.geoip_selected_country;
  const [access, privacy, { export: archive }, { profile }, { regions }] = await Promise.all([
    getSessions(client, { signal }),
    getPrivacy(client, { signal }),
    getExport(client, { signal }),
    getProfile(client, { signal }),
    getRegions(client, { country: home }, { signal }),
  ]);
  const { country, region, city } = profile;
  return { access, privacy, archive, regions, place: { country, region, city: city ?? '' } };
}
