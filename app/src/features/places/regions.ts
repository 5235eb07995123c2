import { getRegions } from '@velluto/api-client';
import type { Option } from '@velluto/ui/model';
import type { Format } from '@velluto/ui/provider';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';

/** Regions of the countries chosen in forms, each fetched once. */
export function createRegionsStore(app: AppContext) {
  const state = proxy<{ byCountry: Record<string, Option[]> }>({ byCountry: {} });
  return {
    state,
    /**
     * Fetches the regions of a country. Does nothing when they are there; after a failure the next call tries again.
     */
    async load(country: string): Promise<void> {
      if (state.byCountry[country]) return;
      // regions are optional: without an answer forms leave them out
      const answer = await getRegions(app.client, { country }).catch(() => null);
      if (answer) state.byCountry[country] = regionOptions(answer.regions);
    },
  };
}

/**
 * The site's countries as choices, named in the reader's language and sorted by these names, with the chosen one, which may be
 * another: a list without it would show its first country as chosen.
 */
export function countryOptions(
  countries: readonly string[],
  chosen: string,
  { country, countriesByName }: Pick<Format, 'country' | 'countriesByName'>,
): Option[] {
  return countriesByName([...new Set([...countries, chosen])]).map(code => ({
    value: code,
    label: country(code),
  }));
}

/** Regions as choices; the server names and sorts them. */
export const regionOptions = (regions: readonly { id: string; name: string }[]): Option[] =>
  regions.map(({ id, name }) => ({ value: id, label: name }));
