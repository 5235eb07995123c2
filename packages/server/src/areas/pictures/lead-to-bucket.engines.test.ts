import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { missingForCeph, startCeph } from '../../../test/engines/ceph.ts';
import { createTestServer } from '../../../test/server.ts';
import { picture, upload } from '../../../test/upload.ts';
import { s3Blobs } from '../../infrastructure/blobs/s3-blobs.ts';

const missing = missingForCeph();
if (missing.length > 0) throw new Error(`Install the service: apt-get install ${missing.join(' ')}`);

describe('photos straight from a bucket', { timeout: 60_000 }, async () => {
  const service = await startCeph();
  const blobs = s3Blobs(service.settings);
  const server = await createTestServer({ config: { s3: service.settings }, parts: { blobs } });
  // the bucket has a clock of its own
  server.clock.set(new Date().toISOString());
  afterAll(async () => {
    blobs.close();
    await service.remove();
  });
  const owner = await server.client(await server.member());
  const main = (await upload(owner, await picture('#a33'))).body.photo;
  const locked = (await upload(owner, await picture('#3a3'))).body.photo;
  const visitor = await server.client();
  const locationOf = async (call: typeof visitor, path: string) =>
    (await call('GET', path)).headers.location?.toString() ?? '';

  test('are sent by the bucket to whom the server shows them', async () => {
    const answer = await fetch(await locationOf(visitor, main.filename));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp');
    expect(await locationOf(visitor, locked.filename)).toBe('');
    expect((await fetch(await locationOf(owner, locked.filename))).status).toBe(200);
  });

  test('that few may see have an address that ends after a minute', async () => {
    server.clock.advance({ minutes: -2 });
    expect((await fetch(await locationOf(owner, locked.filename))).status).toBe(403);
    // that of a list, given two minutes ago, still holds
    expect((await fetch(await locationOf(visitor, main.filename))).status).toBe(200);
    server.clock.advance({ minutes: 2 });
  });

  test('that were deleted are not found at their old address', async () => {
    const address = await locationOf(owner, main.filename);
    await owner('DELETE', '/api/photo.php', { photo: main.id });
    expect((await owner('GET', main.filename)).status).toBe(404);
    await server.runJobs();
    expect((await fetch(address)).status).toBe(404);
  });

  test('that cannot be fetched while the bucket is away are a redirect all the same, and come back by themselves', async () => {
    await service.stop();
    const address = await locationOf(owner, locked.filename);
    await expect(fetch(address)).rejects.toThrow(/fetch failed/);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    const refused = await upload(owner, await picture('#33a'));
    expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable']);
    await service.start();
    expect((await fetch(address)).status).toBe(200);
  });
});
