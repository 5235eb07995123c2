import { createClient } from '@velluto/api-client';
import { getProfileViewsExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createProfileViewsStore } from './profile-views.ts';

function setUp(user = testUser() as ReturnType<typeof testUser> | null) {
  const requests: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      requests.push([request.method, new URL(request.url).pathname, await request.json()]);
      return new Response(null, { status: 204 });
    },
    retryDelay: () => null,
  });
  const app = testAppContext({ user, client });
  return { requests, app, store: app.store(createProfileViewsStore) };
}

it('records the profile that a member views', async () => {
  const { requests, store } = setUp();
  await store.note('m1');
  expect(requests).toEqual([['POST', '/api/profile-view.php', { profile: 'm1' }]]);
});

it('records no view by a visitor and none of the own profile', async () => {
  const visitor = setUp(null);
  await visitor.store.note('m1');
  const own = setUp();
  await own.store.note('u1');
  expect([visitor.requests, own.requests]).toEqual([[], []]);
});

it('removes a blocked member from the list and from the count', () => {
  const { app, store } = setUp();
  const { some } = getProfileViewsExamples;
  store.applySnapshot(some);
  const [first, ...others] = some.views.map(view => view.profile.id);
  app.bus.emit('blocked', { profile: String(first) });
  expect(store.state.views.map(view => view.member.id)).toEqual(others);
  expect(store.state.count).toBe(some.num_views - 1);
  app.bus.emit('blocked', { profile: 'somebody else' });
  expect(store.state.count).toBe(some.num_views - 1);
});
