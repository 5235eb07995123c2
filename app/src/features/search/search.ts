import {
  getRegions,
  type RegionsResponse,
  type SearchResponse,
  type Settings,
  searchMembers,
  type User,
} from '@velluto/api-client';
import { agesSought, GENDERS, MAX_AGE, MIN_AGE, type SearchField } from '@velluto/rules';
import type { SearchFilters } from '@velluto/ui/model';
import { type LoadContext, requireListPage } from '../../lib/router/route.ts';

/** A search as it is written in the address: `/members?gender=female&countryregion=IT-25&min_age=28&max_age=40&page=2`. */
export interface Search extends SearchFilters {
  page: number;
}

/** Values for what the address leaves out: whom the user looks for in their country; for visitors everybody in the site's. */
export interface SearchDefaults extends Omit<SearchFilters, 'region'> {
  /** Lowest age that the site admits. */
  lowestAge: number;
}

/** Defaults of the user. Both genders for users who named none, or who withdrew the consent to its use. */
export function defaultsFor(user: User | null, site: Settings): SearchDefaults {
  const { geoip_selected_country: country, min_age: lowestAge } = site;
  if (!user) return { gender: 'both', country, minAge: lowestAge, maxAge: MAX_AGE, lowestAge };
  const { from, to } = agesSought(user.preferences, lowestAge);
  return {
    gender: user.preferences.looking_for ?? 'both',
    country: user.profile.country,
    minAge: from,
    maxAge: to,
    lowestAge,
  };
}

const number = (text: string | null, otherwise: number, least: number, most: number) => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : otherwise;
};

/**
 * Reads the search from the address; invalid values are replaced by valid ones.
 *
 * @param fields filters that the site offers; others are not in use
 */
export function readSearch(
  params: URLSearchParams,
  defaults: SearchDefaults,
  fields: readonly SearchField[],
): Search {
  const filterOf = (field: SearchField, param: string = field) =>
    fields.includes(field) ? params.get(param) : null;
  const gender = filterOf('gender');
  const country = filterOf('country') ?? defaults.country;
  const region = filterOf('region', 'countryregion');
  const { lowestAge } = defaults;
  const minAge = number(filterOf('min_age'), defaults.minAge, lowestAge, MAX_AGE);
  const maxAge = number(filterOf('max_age'), defaults.maxAge, lowestAge, MAX_AGE);
  return {
    gender: gender === 'male' || gender === 'female' || gender === 'both' ? gender : defaults.gender,
    country,
    // without scripts the regions stay those of the country that was searched before
    region: region?.startsWith(`${country}-`) ? region : null,
    minAge: Math.min(minAge, maxAge),
    maxAge: Math.max(minAge, maxAge),
    page: number(params.get('page'), 1, 1, 500),
  };
}

/** The address of a search; contains only what differs from the defaults. */
export function searchHref(search: Search, defaults: SearchDefaults): string {
  const params = new URLSearchParams();
  if (search.gender !== defaults.gender) params.set('gender', search.gender);
  if (search.country !== defaults.country) params.set('country', search.country);
  if (search.region) params.set('countryregion', search.region);
  if (search.minAge !== defaults.minAge) params.set('min_age', String(search.minAge));
  if (search.maxAge !== defaults.maxAge) params.set('max_age', String(search.maxAge));
  if (search.page > 1) params.set('page', String(search.page));
  const query = params.toString();
  return query === '' ? '/members' : `/members?${query}`;
}

/** Addresses of the pages of a search, for the links between them. */
export function pageHrefs(search: Search, defaults: SearchDefaults) {
  const firstHref = searchHref({ ...search, page: 1 }, defaults);
  return { href: `${firstHref}${firstHref.includes('?') ? '&' : '?'}page={page}` as const, firstHref };
}

/** Maps the search to the request; the maximum age of the scale is no filter. */
function toQuery({ gender: searched, country, region, minAge, maxAge, page }: Search) {
  const gender = GENDERS.find(known => known === searched);
  return {
    country,
    page,
    ...(gender ? { gender } : {}),
    ...(region ? { region } : {}),
    ...(minAge === MIN_AGE ? {} : { min_age: minAge }),
    ...(maxAge === MAX_AGE ? {} : { max_age: maxAge }),
  };
}

/** Data of the members page. */
export interface SearchData {
  found: SearchResponse;
  /** Regions of the country that is searched. */
  regions: RegionsResponse['regions'];
}

/** Finds the members that the address asks for. */
export async function load({ client, search, app, signal }: LoadContext): Promise<SearchData> {
  const filters = readSearch(search, defaultsFor(app.session.state.user, app.site), app.site.search_fields);
  const [found, { regions }] = await Promise.all([
    searchMembers(client, { ...toQuery(filters), ...app.attribution.callParams }, { signal }),
    getRegions(client, { country: filters.country }, { signal }),
  ]);
  requireListPage(filters.page, found.pages);
  return { found, regions };
}
