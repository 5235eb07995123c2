import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendText } from './compress.ts';

const app = fastify();
app.get<{ Querystring: { bytes: string } }>('/', async (request, reply) => {
  await sendText(request, reply, 'text/plain', 'é'.repeat(Number(request.query.bytes) / 2));
  return reply;
});

test.each([2000, 24_000, 24_002, 200_000])(
  '%d bytes arrive packed as the browser can unpack it',
  async bytes => {
    const get = (encoding: string) =>
      app.inject({ url: '/', query: { bytes: String(bytes) }, headers: { 'accept-encoding': encoding } });
    for (const [accepted, name, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(accepted);
      expect(headers['content-encoding']).toBe(name);
      expect(unpack(rawPayload).toString()).toBe('é'.repeat(bytes / 2));
    }
    expect((await get('identity')).rawPayload.length).toBe(bytes);
  },
);

test('few bytes are sent as they are', async () => {
  const answer = await app.inject({
    url: '/',
    query: { bytes: '1000' },
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});
