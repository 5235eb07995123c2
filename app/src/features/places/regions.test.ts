import { createClient } from '@velluto/api-client';
import { expect, it } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { createRegionsStore } from './regions.ts';

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
