import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs, SignedAnswer } from '../src/infrastructure/blobs/blobs.ts';

/** The tests that every adapter passes whose files browsers fetch themselves. */
export const testSignedAddresses = (name: string, blobs: Blobs): void => {
  describe(`signed addresses: ${name}`, () => {
    const answer = { type: 'image/webp', caching: 'private, max-age=900' };
    const address = (key: string, times: Partial<SignedAnswer> = {}) =>
      blobs.signedAddress?.(key, { ...answer, from: new Date(), seconds: 900, ...times }) ?? '';
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    /** The answer to a request without any key. */
    const seen = async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    /** Refused without the file; services differ in the status. */
    const expectRefusal = ({ status, text }: Awaited<ReturnType<typeof seen>>) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('face');
    };

    beforeAll(async () => {
      await blobs.put('signed/one.webp', new TextEncoder().encode('one face'));
      await blobs.put('signed/two.webp', new TextEncoder().encode('two faces'));
    });
    afterAll(() => blobs.remove('signed/'));

    it('give a file to whoever has one, as it was signed, whole or in part', async () => {
      const { status, headers, text } = await seen(await address('signed/one.webp'));
      expect([status, text]).toEqual([200, 'one face']);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        'image/webp',
        'private, max-age=900',
      ]);
      const part = await seen(await address('signed/one.webp'), { headers: { range: 'bytes=0-2' } });
      expect([part.status, part.text]).toEqual([206, 'one']);
    });

    it('of the same time are the same, and hold until their end', async () => {
      const from = minutesAgo(10);
      const [first, second] = [
        await address('signed/one.webp', { from }),
        await address('signed/one.webp', { from }),
      ];
      expect(first).toBe(second);
      expect((await seen(first)).status).toBe(200);
      expectRefusal(await seen(await address('signed/one.webp', { from: minutesAgo(16) })));
    });

    it('open one file, in one way, for reading', async () => {
      const signed = await address('signed/one.webp');
      const changed = [
        signed.replace('one.webp', 'two.webp'),
        signed.replace('X-Amz-Expires=900', 'X-Amz-Expires=90000'),
        signed.replace('max-age%3D900', 'max-age%3D90000'),
        signed.replace('image%2Fwebp', 'text%2Fhtml'),
        signed.replace(/(X-Amz-Signature=)[\da-f]{8}/, '$100000000'),
      ];
      for (const other of changed) {
        expect(other).not.toBe(signed);
        expectRefusal(await seen(other));
      }
      expectRefusal(await seen(signed, { method: 'PUT', body: 'another face' }));
      expectRefusal(await seen(signed, { method: 'DELETE' }));
      expect((await seen(signed)).text).toBe('one face');
    });

    it('find nothing where there is no file any more', async () => {
      await blobs.put('signed/gone.webp', new TextEncoder().encode('a face'));
      const signed = await address('signed/gone.webp');
      expect((await seen(signed)).status).toBe(200);
      await blobs.remove('signed/gone.webp');
      expect((await seen(signed)).status).toBe(404);
    });
  });
};
