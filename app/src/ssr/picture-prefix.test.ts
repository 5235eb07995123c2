import { type Client, searchMembers } from '@velluto/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testSite } from '../../test/app-context.ts';
import { noAttribution } from '../features/marketing/attribution.ts';
import { createBrowserContext } from '../lib/browser-context.ts';
import type { PageData } from './page-data.ts';
import { createRequestContext } from './request-context.ts';

const site = testSite({ cdn_prefix: 'https://cdn.velluto.example' });
const found = { results: [{ main_image: { thumb_filename: '/img/thumb/a.webp' } }] };
const api = async ({ url }: Request) => Response.json(url.includes('settings') ? site : found);

/** Address of the first picture in the answer of a search. */
async function pictureOf(client: Client): Promise<string | undefined> {
  const answer = await searchMembers(client, {});
  return answer.results[0]?.main_image?.thumb_filename;
}

afterEach(() => vi.unstubAllGlobals());

it('pages that the server renders load pictures from the site’s cdn_prefix', async () => {
  const request = new Request('http://velluto.test/members');
  const options = { anonymous: true, needsStorageKey: false, slug: undefined, languages: ['it'] as const };
  const { app } = await createRequestContext(request, api, { ...options, picturePrefix: site.cdn_prefix });
  expect(await pictureOf(app.client)).toBe('https://cdn.velluto.example/img/thumb/a.webp');
});

it('and so does the browser, from its first call on', async () => {
  vi.stubGlobal('document', { title: 'Velluto', cookie: '' });
  const page = {
    site,
    language: 'it',
    languages: ['it'],
    user: null,
    counts: { unread: 0, newLikes: 0 },
    attribution: noAttribution,
    storageKey: null,
    renderedAt: 0,
  } as unknown as PageData;
  const { client } = await createBrowserContext(page, false);
  expect(client.picturePrefix).toBe('https://cdn.velluto.example');
});
