import { type Client, createClient } from '@velluto/api-client';
import { expect, it } from 'vitest';
import { testAppContext } from '../../../../test/app-context.ts';
import { createMatchesStore, matchQuery } from './matches.ts';

/** A context whose search returns one person per page, named after the request. */
function searching(status = 200) {
  const queries: string[] = [];
  const client: Client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      const id = `${searchParams.get('gender')}-${searchParams.get('page')}`;
      const num_fictional = { operator: 0, ai: 0, system: 29 };
      const found = { results: [{ id, main_image: {} }], page: 1, pages: 2, num_results: 30, num_fictional };
      const refused = { code: 'authentication_required', message: '' };
      return Response.json(status === 200 ? found : refused, { status });
    },
  });
  return { queries, store: createMatchesStore(testAppContext({ client })) };
}

const answers = { lookingFor: 'male', country: 'IT', region: null } as const;

it('searches with the answers given, and loads more pages while there are too few pictures', async () => {
  const { queries, store } = searching();
  await store.look(answers);
  await store.look({ ...answers });
  expect(queries).toEqual(['country=IT&gender=male&page=1', 'country=IT&gender=male&page=2']);
  expect(store.state.people).toMatchObject({
    members: [{ id: 'male-1' }, { id: 'male-2' }],
    total: 30,
    fictional: { system: 29 },
  });
});

it('the result of the latest search is shown', async () => {
  const { store } = searching();
  await Promise.all([store.look(answers), store.look({ ...answers, lookingFor: 'female' })]);
  expect(store.state.people?.members[0]?.id).toBe('female-1');
});

it('shows nobody on a site that does not show members to visitors', async () => {
  const { store } = searching(403);
  await store.look(answers);
  expect(store.state.people).toMatchObject({ members: [], total: 0 });
});

it('“both” sets no gender filter, and a region sets one', () => {
  expect(matchQuery({ lookingFor: 'both', country: 'IT', region: 'IT-25' })).toEqual({
    country: 'IT',
    region: 'IT-25',
  });
});
