import { createClient } from '@velluto/api-client';
import { getLikesExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { load } from './likes.ts';

const client = createClient({
  baseUrl: 'http://app',
  fetch: async () => Response.json(getLikesExamples.all),
});
const context = (params: Record<string, string>) => ({
  client,
  params,
  search: new URLSearchParams(),
  app: testAppContext({ user: testUser() }),
  signal: new AbortController().signal,
});

it.each(['received', 'given', 'matches'])('loads the page of likes of the type %s', async type => {
  expect(await load(context({ type }))).toEqual(getLikesExamples.all);
});

it('an unknown type of likes is not found', async () => {
  await expect(load(context({ type: 'all' }))).rejects.toMatchObject({ status: 404 });
});

it('loads the page of a person with a like, and is not found for anybody else', async () => {
  const [received] = getLikesExamples.all.liked_by;
  expect(await load(context({ id: received?.profile.id ?? '' }))).toEqual(getLikesExamples.all);
  await expect(load(context({ id: 'nobody' }))).rejects.toMatchObject({ status: 404 });
});
