import { createClient } from '@velluto/api-client';
import { SEARCH_FIELDS } from '@velluto/rules';
import { describe, expect, it } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { RouteError } from '../../lib/router/route.ts';
import { defaultsFor, load, pageHrefs, readSearch, searchHref } from './search.ts';

const defaults = { gender: 'both', country: 'IT', minAge: 18, maxAge: 99, lowestAge: 18 } as const;
const query = 'gender=male&country=DE&countryregion=DE-BE&min_age=30&max_age=40&page=2';
const read = (fields: readonly (typeof SEARCH_FIELDS)[number][]) =>
  readSearch(new URLSearchParams(query), defaults, fields);

describe('the search in the address', () => {
  it('is read from its parameters and written with the same ones', () => {
    const search = read(SEARCH_FIELDS);
    expect(search).toEqual({
      gender: 'male',
      country: 'DE',
      region: 'DE-BE',
      minAge: 30,
      maxAge: 40,
      page: 2,
    });
    expect(searchHref(search, defaults)).toBe(`/members?${query}`);
  });

  it('has addresses for the links between its pages, the first without a number', () => {
    const search = read(SEARCH_FIELDS);
    const { href, firstHref } = pageHrefs(search, defaults);
    expect(href.replace('{page}', '2')).toBe(searchHref(search, defaults));
    expect(firstHref).toBe(searchHref({ ...search, page: 1 }, defaults));
    const unfiltered = { ...search, ...defaults, region: null, maxAge: 99 };
    expect(pageHrefs(unfiltered, defaults)).toEqual({ href: '/members?page={page}', firstHref: '/members' });
  });

  it.each([
    ['gender', { gender: 'both' }],
    ['country', { country: 'IT', region: null }],
    ['region', { region: null }],
    ['min_age', { minAge: 18 }],
    ['max_age', { maxAge: 99 }],
  ] as const)('ignores a filter that the site does not offer: %s', (field, unfiltered) => {
    const others = SEARCH_FIELDS.filter(other => other !== field);
    expect(read(others)).toEqual({ ...read(SEARCH_FIELDS), ...unfiltered });
  });
});

it('a region of another country is left out: without scripts the list of regions does not follow the country', () => {
  const search = (address: string) => readSearch(new URLSearchParams(address), defaults, SEARCH_FIELDS);
  expect(search('country=IT&countryregion=DE-BE')).toMatchObject({ country: 'IT', region: null });
  expect(search('countryregion=IT-25')).toMatchObject({ country: 'IT', region: 'IT-25' });
  expect(search('country=DE&countryregion=')).toMatchObject({ country: 'DE', region: null });
});

describe('what the address leaves out', () => {
  const site = testSite({ geoip_selected_country: 'IT', min_age: 18 });
  const empty = (preferences: ReturnType<typeof testUser>['preferences']) =>
    readSearch(new URLSearchParams(), defaultsFor(testUser({ preferences }), site), SEARCH_FIELDS);

  it('is whom the member looks for, also of the own gender, and their ages', () => {
    const women = { looking_for: 'female', min_age: 28, max_age: 40 } as const;
    expect(empty(women)).toMatchObject({ gender: 'female', minAge: 28, maxAge: 40 });
    const defaults = defaultsFor(testUser({ preferences: women }), site);
    expect(searchHref(empty(women), defaults)).toBe('/members');
    // a search for all ages is another one than the default, and says so
    const allAges = searchHref({ ...empty(women), minAge: 18, maxAge: 99 }, defaults);
    expect(readSearch(new URLSearchParams(allAges.split('?')[1]), defaults, SEARCH_FIELDS)).toMatchObject({
      minAge: 18,
      maxAge: 99,
    });
  });

  it('is everybody for members who withdrew the consent to its use', () => {
    const nobody = { looking_for: null, min_age: null, max_age: null };
    expect(empty(nobody)).toMatchObject({ gender: 'both', minAge: 18, maxAge: 99 });
  });
});

it.each([
  ['beyond the last page', 3, 2, 404],
  ['far beyond what a search can have', 999, 2, 404],
  ['on the last page', 2, 2, undefined],
  ['on the first page of an empty search', 1, 0, undefined],
])('a page %s', async (_, asked, pages, status) => {
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async ({ url }) =>
      Response.json(url.includes('regions') ? { regions: [] } : { results: [], page: asked, pages }),
  });
  const app = testAppContext({ client });
  const { signal } = new AbortController();
  const search = new URLSearchParams({ page: String(asked) });
  const opened = load({ params: {}, search, app, client, signal }).catch((error: unknown) => error);
  expect(await opened).toEqual(
    status ? new RouteError(status) : { found: expect.objectContaining({ pages }), regions: [] },
  );
});
