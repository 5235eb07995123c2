import type { BlocksResponse, Client } from '@velluto/api-client';
import { getBlocksExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { createBlocksStore, fetchMoreBlocks } from './blocks.ts';

function setUp() {
  const http = { GET: vi.fn(), POST: vi.fn(), DELETE: vi.fn() };
  const client = { baseUrl: '', http, polled: new Map() } as unknown as Client;
  const app = testAppContext({ client });
  return { http, app, blocks: app.store(createBlocksStore) };
}
const done = { data: undefined, response: new Response(null, { status: 204 }) };

it('remembers who was blocked and who was unblocked', async () => {
  const { http, blocks } = setUp();
  http.POST.mockResolvedValue(done);
  http.DELETE.mockResolvedValue(done);
  await blocks.set('g', true);
  expect(blocks.state.changed).toEqual({ g: true });
  await blocks.set('g', false);
  expect(blocks.state.changed).toEqual({ g: false });
});

it('changes nothing when blocking fails', async () => {
  const { http, blocks } = setUp();
  http.POST.mockRejectedValue(new Error('no answer'));
  await expect(blocks.set('g', true)).rejects.toThrow();
  expect(blocks.state.changed).toEqual({});
});

/** A page of a list of 60 people, after the first `unblocked` of them were unblocked. */
function pageOf(page: number, unblocked = 0): BlocksResponse {
  const [item] = getBlocksExamples.one.blocks;
  if (!item) throw new Error('The example has nobody.');
  const all = Array.from({ length: 60 }, (_, n) => ({ ...item, profile: { ...item.profile, id: `m${n}` } }));
  const remaining = all.slice(unblocked);
  return {
    blocks: remaining.slice((page - 1) * 50, page * 50),
    page,
    pages: Math.ceil(remaining.length / 50),
    num_blocks: remaining.length,
  };
}

it('the next page skips nobody after members of the first page were unblocked', async () => {
  const { http, app, blocks } = setUp();
  http.DELETE.mockResolvedValue(done);
  await blocks.set('m0', false);
  await blocks.set('m1', false);
  http.GET.mockImplementation(async (_path, { params }) => ({
    data: pageOf(params.query.page, 2),
    response: new Response(),
  }));
  const ids = Array.from({ length: 60 }, (_, n) => `m${n}`);
  const list = await fetchMoreBlocks(app, pageOf(1));
  expect(list.blocks.map(block => block.profile.id)).toEqual(ids.slice(0, 52));
  const all = await fetchMoreBlocks(app, list);
  expect(all.blocks.map(block => block.profile.id)).toEqual(ids);
  expect(all.page).toBe(all.pages);
});
