import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';

const { app } = await createTestServer({
  render: async request =>
    new Response('é'.repeat(Number(new URL(request.url).searchParams.get('bytes')) / 2)),
});
const get = (bytes: number, encoding: string) =>
  app.inject({ url: '/', query: { bytes: String(bytes) }, headers: { 'accept-encoding': encoding } });

test.each([2000, 24_000, 200_000])(
  '%d bytes are compressed in an encoding that the browser accepts',
  async bytes => {
    for (const [accepted, name, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(bytes, accepted);
      expect(headers['content-encoding']).toBe(name);
      expect(headers.vary).toBe('accept-encoding');
      expect(unpack(rawPayload).toString()).toBe('é'.repeat(bytes / 2));
    }
    expect((await get(bytes, 'identity')).rawPayload.length).toBe(bytes);
  },
);

test('a short response is not compressed', async () => {
  expect((await get(1000, 'br')).headers['content-encoding']).toBeUndefined();
});
