import type { Client } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { createBlocksStore } from './blocks.ts';

function setUp() {
  const http = { POST: vi.fn(), DELETE: vi.fn() };
  const client = { baseUrl: '', http, polled: new Map() } as unknown as Client;
  return { http, blocks: createBlocksStore(testAppContext({ client })) };
}
const done = { data: undefined, response: new Response(null, { status: 204 }) };

it('remembers who was blocked, and who was let in again', async () => {
  const { http, blocks } = setUp();
  http.POST.mockResolvedValue(done);
  http.DELETE.mockResolvedValue(done);
  await blocks.set('g', true);
  expect(blocks.state.changed).toEqual({ g: true });
  await blocks.set('g', false);
  expect(blocks.state.changed).toEqual({ g: false });
});

it('changes nothing when it fails', async () => {
  const { http, blocks } = setUp();
  http.POST.mockRejectedValue(new TypeError('no answer'));
  await expect(blocks.set('g', true)).rejects.toThrow();
  expect(blocks.state.changed).toEqual({});
});
