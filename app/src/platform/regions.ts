import { getRegions } from '@velluto/api-client';
import type { Option } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from './app-context.ts';
import { regionOptions } from './map/options.ts';

/** Regions of countries chosen in a form, each fetched once a visit. */
export function createRegionsStore(app: AppContext) {
  const state = proxy<{ byCountry: Record<string, Option[]> }>({ byCountry: {} });
  return {
    state,
    /** Fetches the regions of a country; one without a list has none. */
    async need(country: string): Promise<void> {
      if (state.byCountry[country]) return;
      const answer = await getRegions(app.client, { country }).catch(() => ({ regions: [] }));
      state.byCountry[country] = regionOptions(answer.regions);
    },
  };
}
