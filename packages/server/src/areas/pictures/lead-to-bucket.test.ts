// Who sees which picture is tested in serve-pictures.test.ts; that services keep to a signature in
// infrastructure/blobs/s3-blobs.engines.test.ts.
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';
import { addWriter } from '../../../test/writers.ts';
import { s3Blobs } from '../../infrastructure/blobs/s3-blobs.ts';
import { createLog } from '../../infrastructure/log.ts';
import { pictureRoutes } from './serve-pictures.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const s3 = {
  endpoint: 'http://bucket.internal:7070',
  bucket: 'velluto',
  region: 'eu-1',
  key: { id: 'KEY', secret: 'word' },
  pathStyle: true,
  publicUrl: 'https://photos.example',
};
const server = await createTestServer({
  config: { s3 },
  parts: { log, sites: sitesWith({ brand: { allowed_origins: ['https://app.brand.example'] } }) },
  render: async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
});
// files stay in a folder; only the addresses are those of a bucket, for which no connection is needed
const { signedAddress } = s3Blobs(s3);
server.ctx.blobs = { ...server.ctx.blobs, signedAddress };
const nina = await server.member();
const owner = await server.client(nina);
const keys: string[] = [];
for (const colour of ['#a33', '#3a3'])
  keys.push((await upload(owner, await picture(colour))).body.photo.filename.split('/')[2]);
const [mainKey = '', lockedKey = ''] = keys;
const visitor = await server.client();
const free = await server.client(await server.member());
const premium = await server.client(await server.member({ paid_user: true }));
type Client = typeof visitor;

/** A redirect, and the moment from which on its address does not hold. */
async function ledTo(call: Client, path: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', path, undefined, { headers });
  expect(answer.status).toBe(302);
  const url = new URL(String(answer.headers.location));
  const [, ...date] = /^(....)(..)(..T..)(..)(..Z)$/.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? [];
  const [year, month, dayAndHour, minute, second] = date;
  const from = Date.parse(`${year}-${month}-${dayAndHour}:${minute}:${second}`);
  const seconds = Number(url.searchParams.get('X-Amz-Expires'));
  return { headers: answer.headers, url, from, end: from + seconds * 1_000 };
}

beforeEach(() => {
  lines.length = 0;
});

describe('a browser that may see a picture', () => {
  test('is led to its file in the bucket, which answers with its type', async () => {
    const { url, headers } = await ledTo(visitor, `/img/${mainKey}/tile.avif`);
    expect(url.origin + url.pathname).toBe(`https://photos.example/velluto/photos/${mainKey}/tile.avif`);
    expect(url.searchParams.get('response-content-type')).toBe('image/avif');
    expect(url.searchParams.get('response-cache-control')).toBe('private, max-age=900');
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
      vary: 'Origin, sec-fetch-dest',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('gets an address that holds longer than it keeps the redirect, and the same one for some minutes', async () => {
    const seen = new Set<string>();
    // eighteen minutes, to within half a minute of each change
    for (let step = 0; step < 40; step++) {
      const { url, from, end } = await ledTo(visitor, `/img/${mainKey}/large.webp`);
      const now = server.clock.now().getTime();
      expect(from).toBeLessThanOrEqual(now);
      expect(end - now).toBeGreaterThanOrEqual(360_000);
      expect(end - now).toBeLessThanOrEqual(900_000);
      seen.add(url.href);
      server.clock.advance({ seconds: 27 });
    }
    expect([2, 3]).toContain(seen.size);
  });

  test('is led anew once the address ended, whatever it has kept', async () => {
    const path = `/img/${mainKey}/large.webp`;
    const { headers } = await ledTo(visitor, path, { 'if-none-match': `"${mainKey}/large.webp"` });
    // a browser would go on to use the redirect that an unchanged ETag stands for
    expect(headers.etag).toBeUndefined();
  });

  test('of what only few may see keeps nothing, and the address holds for a minute', async () => {
    for (const call of [premium, owner]) {
      const { url, headers, end } = await ledTo(call, `/img/${lockedKey}/large.webp`);
      expect(url.searchParams.get('response-cache-control')).toBe('no-store');
      expect(headers['cache-control']).toBe('no-store');
      expect(end - server.clock.now().getTime()).toBe(60_000);
    }
  });

  test('is led from a page on another host too, if the site allows that host', async () => {
    const { status, headers } = await visitor('GET', `/img/${mainKey}/tile.avif`, undefined, {
      host: 'brand.test',
    });
    expect([status, headers['cross-origin-resource-policy']]).toEqual([302, 'cross-origin']);
  });

  test('may load pictures of that origin, by the policy of the page', async () => {
    const { headers } = await server.app.inject('/members');
    expect(headers['content-security-policy']).toContain(
      "; img-src 'self' data: blob: https: https://photos.example; ",
    );
  });
});

describe('nobody else is given an address', () => {
  test.each<[string, Client, string, number]>([
    ['a visitor, of a locked photo', visitor, `/img/${lockedKey}/large.webp`, 403],
    ['a free member, of a locked photo', free, `/img/${lockedKey}/large.webp`, 403],
    ['anybody, of a photo that does not exist', premium, `/img/${'0'.repeat(32)}/large.webp`, 404],
    ['anybody, of a file that does not exist', premium, `/img/${mainKey}/original.jpg`, 404],
  ])('%s', async (_, call, path, expected) => {
    const asked: Record<string, string>[] = [{}, { 'sec-fetch-dest': 'image' }, { 'if-none-match': '*' }];
    for (const headers of asked) {
      const answer = await call('GET', path, undefined, { headers });
      expect([answer.status, answer.headers.location]).toEqual([expected, undefined]);
    }
  });

  test('who may not see the profile, or is blocked', async () => {
    const dora = await server.member();
    const call = await server.client(dora);
    const { photo } = (await upload(call, await picture('#777'))).body;
    const eva = await server.member();
    const viewer = await server.client(eva);
    await ledTo(viewer, photo.filename);
    await call('PUT', '/api/privacy.php', { open_to_visitors: false });
    await call('POST', '/api/block.php', { profile: eva.id });
    for (const other of [viewer, visitor]) {
      const answer = await other('GET', photo.filename);
      expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    }
    await call('DELETE', '/api/photo.php', { photo: photo.id });
    expect((await call('GET', photo.filename)).status).toBe(404);
  });

  test('a stranger, of a picture of a message', async () => {
    const [anna, bruno] = [await addWriter(server, { credits: 20 }), await addWriter(server)];
    const { photo } = (await anna.upload(await picture('#383'))).body;
    await anna.sendContent(bruno, { photo: photo.id });
    for (const call of [anna.call, bruno.call])
      expect((await ledTo(call, photo.filename)).headers['cache-control']).toBe('no-store');
    for (const call of [premium, visitor]) {
      const answer = await call('GET', photo.filename);
      expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    }
  });

  test('the log', async () => {
    await ledTo(premium, `/img/${lockedKey}/large.webp`);
    const stranger = await server.client(await server.member());
    await stranger('GET', `/img/${lockedKey}/large.webp`);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/amz|photos\.example/i);
  });
});

describe('the server sends the bytes', () => {
  test('to scripts, such as the worker that keeps faces for times without a connection', async () => {
    const { status, headers } = await visitor('GET', `/img/${mainKey}/tile.avif`, undefined, {
      headers: { 'sec-fetch-dest': 'empty' },
    });
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      'image/avif',
      'Origin, sec-fetch-dest',
    ]);
  });

  test('for a mail, and to who asks for the headers only', async () => {
    expect((await visitor('GET', `/img/${mainKey}/mail.jpg`)).headers['content-type']).toBe('image/jpeg');
    const { status, headers } = await visitor('HEAD', `/img/${mainKey}/large.webp`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('of a demo member, whose pictures are not stored like uploads', async () => {
    const { id } = await server.member({ origin: 'system', account: false });
    await server.db
      .insertInto('photo')
      .values({
        id: server.ctx.ids.uuid(),
        member_id: id,
        key: 'demo-1',
        status: 'active',
        position: 1,
        width: 8,
        height: 10,
        thumbhash: null,
        created_at: server.clock.now(),
      })
      .execute();
    const app = fastify();
    app.register(cookie);
    pictureRoutes(app, server.ctx, async () => Buffer.from('drawn'));
    const answer = await app.inject('/img/demo-1/large.webp');
    expect([answer.statusCode, answer.body]).toEqual([200, 'drawn']);
  });
});
