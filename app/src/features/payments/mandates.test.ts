import { createClient } from '@velluto/api-client';
import { errorExamples, getDirectDebitsExamples, revokeMandateExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createMandatesStore } from './mandates.ts';

/** A member with one mandate; `sent` is what the server was asked, which answers it by `response`. */
function setUp(response: () => Response) {
  const sent: { method: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      sent.push({ method: request.method, body: await request.json() });
      return response();
    },
  });
  const store = testAppContext({ user: testUser(), client }).store(createMandatesStore);
  store.applySnapshot(getDirectDebitsExamples.one.mandates);
  return { sent, store, id: store.state.mandates[0]?.id ?? '' };
}

it('revokes a mandate and shows it revoked', async () => {
  const { store, sent, id } = setUp(() => Response.json(revokeMandateExamples.revoked));
  await Promise.all([store.revoke(id), store.revoke(id)]);
  expect(sent).toEqual([{ method: 'DELETE', body: { mandate: id } }]);
  expect(store.state.mandates[0]?.revoked_at).not.toBeNull();
});

it('says why a mandate could not be revoked, until the page is opened anew', async () => {
  const { store, id } = setUp(() => Response.json(errorExamples.not_found, { status: 404 }));
  await store.revoke(id);
  expect(store.state).toMatchObject({ problem: { code: 'not_found' }, revoking: null });
  expect(store.state.mandates[0]?.revoked_at).toBeNull();
  store.applySnapshot([]);
  expect(store.state.problem).toBeNull();
});
