import {
  type BlocksResponse,
  getBlocks,
  getExport,
  getPreferences,
  getPrivacy,
  getProfile,
  getRegions,
  getSessions,
  type SessionsResponse,
  type SuccessBody,
  updateProfile,
} from '@velluto/api-client';
import type { Place } from '@velluto/ui/patterns';
import type { AppContext } from '../../lib/app-context.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';
import type { DataExport } from './data-export.ts';
import type { Preferences } from './preferences.ts';

/** Data of the settings page. */
export interface SettingsData {
  access: SessionsResponse;
  privacy: SuccessBody<'getPrivacy'>;
  preferences: Preferences;
  dataExport: DataExport;
  blocks: BlocksResponse;
  place: Required<Place>;
  /** False for a town that we do not know. */
  cityKnown: boolean;
  regions: { id: string; name: string }[];
}

export async function load({ client, app, signal }: LoadContext): Promise<SettingsData> {
  const home = app.session.state.user?.profile.country ?? app.site.geoip_selected_country;
  const [access, privacy, preferences, { export: dataExport }, { profile }, { regions }, blocks] =
    await Promise.all([
      getSessions(client, { signal }),
      getPrivacy(client, { signal }),
      getPreferences(client, { signal }),
      getExport(client, { signal }),
      getProfile(client, { signal }),
      getRegions(client, { country: home }, { signal }),
      getBlocks(client, {}, { signal }),
    ]);
  const { country, region, city, city_known: cityKnown } = profile;
  const place = { country, region, city: city ?? '' };
  return { access, privacy, preferences, dataExport, regions, blocks, place, cityKnown };
}

/** Saves the place of residence. */
export async function savePlace(app: AppContext, place: Required<Place>): Promise<void> {
  const { country, region, city } = place;
  await updateProfile(app.client, { country, region, city: city.trim() || null });
  await refreshUser(app);
}
