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

it.each(['received', 'given', 'matches'])('there is a page for likes of the type %s', async type => {
  expect(await load(context({ type }))).toEqual(getLikesExamples.all);
});

it('any other type is no page', async () => {
  await expect(load(context({ type: 'all' }))).rejects.toMatchObject({ status: 404 });
});

it('there is a page for one who likes or is liked, and for nobody else', async () => {
  const [received] = getLikesExamples.all.liked_by;
  expect(await load(context({ id: received?.profile.id ?? '' }))).toEqual(getLikesExamples.all);
  await expect(load(context({ id: 'nobody' }))).rejects.toMatchObject({ status: 404 });
});
