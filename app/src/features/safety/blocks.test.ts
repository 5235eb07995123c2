import type { Client } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testVisit } from '../../platform/testing.ts';
import { createBlocksStore } from './blocks.ts';

function setUp() {
  const http = { POST: vi.fn(), DELETE: vi.fn() };
  const client = { baseUrl: '', http, polled: new Map() } as unknown as Client;
  return { http, blocks: createBlocksStore(testVisit({ client })) };
}
const done = { data: undefined, response: new Response(null, { status: 204 }) };

it('blocks once, however often it is pressed, and takes it back', async () => {
  const { http, blocks } = setUp();
  http.POST.mockResolvedValue(done);
  http.DELETE.mockResolvedValue(done);
  expect(await Promise.all([blocks.set('g', true), blocks.set('g', true)])).toEqual([true, false]);
  expect(http.POST).toHaveBeenCalledTimes(1);
  expect(blocks.state.changed).toEqual({ g: true });
  await blocks.set('g', false);
  expect(blocks.state.changed).toEqual({ g: false });
});

it('changes nothing when it fails, and says why', async () => {
  const { http, blocks } = setUp();
  http.POST.mockRejectedValue(new TypeError('no answer'));
  expect(await blocks.set('g', true)).toBe(false);
  expect(blocks.state).toMatchObject({ changed: {}, pending: null, problem: { code: 'offline' } });
});
