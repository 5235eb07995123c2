import { createServer, type ServerResponse } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { s3Blobs } from './s3-blobs.ts';

/** Takes every file and answers when it is told to. */
const bucket = createServer();
const whole = () =>
  new Promise<ServerResponse>(resolve => {
    bucket.once('request', (request, response) => request.resume().on('end', () => resolve(response)));
  });
await new Promise<void>(resolve => bucket.listen(0, '127.0.0.1', resolve));
const bound = bucket.address();
const endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
const key = { id: 'key', secret: 'word' };
const blobs = s3Blobs({ bucket: 'photos', region: 'eu-1', pathStyle: true, endpoint, key });
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
    const [arrived, kept] = [whole(), blobs.put('exports/a.zip', content)];
    const answer = await arrived;
    vi.advanceTimersByTime(seconds * 1_000);
    answer.end();
    await kept;
  }
  const [arrived, late] = [whole(), blobs.put('exports/a.zip', small)];
  const refused = expect(late).rejects.toBeInstanceOf(Unavailable);
  await arrived;
  const again = whole();
  await vi.advanceTimersByTimeAsync(9_000);
  await again;
  await vi.advanceTimersByTimeAsync(9_000);
  await refused;
});
