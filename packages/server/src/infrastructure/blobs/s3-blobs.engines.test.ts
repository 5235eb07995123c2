import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { testBlobs } from '../../../test/blobs-conformance.ts';
import type { S3Service } from '../../../test/engines/bucket.ts';
import { missingForCeph, startCeph } from '../../../test/engines/ceph.ts';
import { missingForSwift, startSwift } from '../../../test/engines/swift.ts';
import { testSignedAddresses } from '../../../test/signed-addresses.ts';
import { Unavailable } from '../unavailable.ts';
import { s3Blobs } from './s3-blobs.ts';

const missing = [...missingForCeph(), ...missingForSwift()];
if (missing.length > 0) throw new Error(`Install the services: apt-get install ${missing.join(' ')}`);

const services: [string, () => Promise<S3Service>][] = [
  ['Ceph', startCeph],
  ['Swift', startSwift],
];

describe.each(services)('the S3 service %s', { timeout: 60_000 }, async (name, startService) => {
  const service = await startService();
  const blobs = s3Blobs(service.settings, 'photos-of-this-test/');
  afterAll(async () => {
    blobs.close();
    await service.remove();
  });

  testBlobs(name, blobs);
  testSignedAddresses(name, blobs);

  it('gives a file to nobody without a signature', async () => {
    await blobs.put('private/tile.webp', new TextEncoder().encode('a face'));
    const { endpoint, bucket } = service.settings;
    for (const path of [`${bucket}/photos-of-this-test/private/tile.webp`, bucket]) {
      const answer = await fetch(`${endpoint}/${path}`);
      // 403 by Ceph, 400 by Swift
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('a face');
    }
  });

  it('is reached through what stands before it, which asks it by its own name', async () => {
    const { endpoint } = service.settings;
    const before = createServer(async (request, response) => {
      const answer = await fetch(endpoint + request.url);
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>(resolve => before.listen(0, '127.0.0.1', resolve));
    const bound = before.address();
    const publicUrl = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
    const seenThrough = s3Blobs({ ...service.settings, publicUrl }, 'photos-of-this-test/');
    const answer = { from: new Date(), seconds: 60, type: 'image/webp', caching: 'no-store' };
    const address = (await seenThrough.signedAddress?.('private/tile.webp', answer)) ?? '';
    expect(address).toMatch(`${publicUrl}/`);
    expect(await (await fetch(address)).text()).toBe('a face');
    expect((await fetch(address.replace(/\?.*/, ''))).status).toBeGreaterThanOrEqual(400);
    seenThrough.close();
    before.close();
  });

  it('refuses an unknown key and a missing bucket at the start', async () => {
    const { settings } = service;
    await s3Blobs(settings).check();
    const stranger = s3Blobs({ ...settings, key: { ...settings.key, secret: 'another' } });
    await expect(stranger.check()).rejects.toThrow(/403|cannot be used/);
    await expect(s3Blobs({ ...settings, bucket: 'another' }).check()).rejects.toThrow(/cannot be used/);
  });

  it('is unavailable while it is away, and has everything afterwards', async () => {
    await service.stop();
    const answer = { from: new Date(), seconds: 60, type: 'image/webp', caching: 'no-store' };
    const address = await blobs.signedAddress?.('private/tile.webp', answer);
    await expect(fetch(address ?? '')).rejects.toThrow(/fetch failed/);
    await expect(blobs.get('private/tile.webp')).rejects.toBeInstanceOf(Unavailable);
    await expect(blobs.put('private/new', new Uint8Array(3))).rejects.toBeInstanceOf(Unavailable);
    await service.start();
    expect(new TextDecoder().decode((await blobs.get('private/tile.webp')) ?? undefined)).toBe('a face');
    expect(await blobs.get('private/new')).toBeNull();
    expect(await (await fetch(address ?? '')).text()).toBe('a face');
  });
});
