import { createClient } from '@velluto/api-client';
import { createFormat } from '@velluto/ui/provider';
import { expect, it } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { countryOptions, createRegionsStore } from './regions.ts';

it('fetches the regions of a country once, and again after a failure', async () => {
  const asked: string[] = [];
  let reachable = false;
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      asked.push(new URL(request.url).search);
      if (!reachable) throw new TypeError('Failed to fetch');
      return Response.json({ regions: [{ id: 'DE-BY', name: 'Bayern' }] });
    },
  });
  const { state, load } = createRegionsStore(testAppContext({ client }));
  await load('DE');
  expect(state.byCountry, 'nothing is known yet').toEqual({});
  reachable = true;
  await load('DE');
  expect(state.byCountry).toEqual({ DE: [{ value: 'DE-BY', label: 'Bayern' }] });
  await load('DE');
  expect(asked).toEqual(['?country=DE', '?country=DE']);
});

it('offers the chosen country too where it is none of the site', () => {
  const format = createFormat('en-GB', 'UTC');
  const labels = (chosen: string) => countryOptions(['GB', 'AT'], chosen, format).map(({ label }) => label);
  expect(labels('IT')).toEqual(['Austria', 'Italy', 'United Kingdom']);
  expect(labels('AT')).toEqual(['Austria', 'United Kingdom']);
});
