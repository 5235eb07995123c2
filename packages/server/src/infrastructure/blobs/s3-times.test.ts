import { createServer, type ServerResponse } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { s3Blobs } from './s3-blobs.ts';

/** A bucket that receives every file; the test sends each response. */
const bucket = createServer();
const nextRequest = () =>
  new Promise<ServerResponse>(resolve => {
    bucket.once('request', (request, response) => request.resume().on('end', () => resolve(response)));
  });
await new Promise<void>(resolve => bucket.listen(0, '127.0.0.1', resolve));
const bound = bucket.address();
const endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
const key = { id: 'key', secret: 'word' };
const blobs = s3Blobs({ bucket: 'photos', region: 'eu-1', pathStyle: true, publicUrl: null, endpoint, key });
afterAll(() => {
  vi.useRealTimers();
  blobs.close();
  bucket.closeAllConnections();
  bucket.close();
});

it('the timeout grows with the size of the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [large, small] = [new Uint8Array(5_000_000), new Uint8Array(5_000)];
  for (const [content, seconds] of [
    [large, 12],
    [small, 7],
  ] as const) {
    const [received, stored] = [nextRequest(), blobs.put('exports/a.zip', content)];
    const answer = await received;
    vi.advanceTimersByTime(seconds * 1_000);
    answer.setHeader('etag', '"5d41402a"').end();
    await stored;
  }
  const [received, late] = [nextRequest(), blobs.put('exports/a.zip', small)];
  const refused = expect(late).rejects.toBeInstanceOf(Unavailable);
  await received;
  const retried = nextRequest();
  await vi.advanceTimersByTimeAsync(9_000);
  await retried;
  await vi.advanceTimersByTimeAsync(9_000);
  await refused;
});

it('an answer that is not of an S3 service is no success', async () => {
  const page = '<html><body>Sign in to the hotel network</body></html>';
  const asked: [string, () => Promise<unknown>][] = [
    ['put', () => blobs.put('photos/a/tile.webp', new Uint8Array(3))],
    ['get', () => blobs.get('photos/a/tile.webp')],
    ['list', () => blobs.list()[Symbol.asyncIterator]().next()],
    ['remove', () => blobs.remove('photos/a/')],
  ];
  for (const [name, ask] of asked) {
    const received = nextRequest();
    const refused = expect(ask(), name).rejects.toBeInstanceOf(Unavailable);
    (await received).setHeader('content-type', 'text/html').end(page);
    await refused;
  }
});
