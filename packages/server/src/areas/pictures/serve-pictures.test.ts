import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';
import { errorHandler } from '../../http/error-handler.ts';
import { mailPeople } from '../notifications/recipient.ts';
import { PHOTO_FILES } from '../photos/files.ts';
import { pictureRoutes } from './serve-pictures.ts';

const server = await createTestServer({
  parts: {
    sites: sitesWith({
      elsewhere: { pool: 'elsewhere' },
      brand: { allowed_origins: ['https://app.brand.example'] },
    }),
  },
});
const nina = await server.member();
const owner = await server.client(nina);
const photos: { id: string; filename: string }[] = [];
for (const colour of ['#a33', '#3a3', '#33a']) {
  photos.push((await upload(owner, await picture(colour))).body.photo);
}
const [mainKey = '', lockedKey = ''] = photos.map(photo => photo.filename.split('/')[2] ?? '');
const visitor = await server.client();
const free = await server.client(await server.member());
const premium = await server.client(await server.member({ paid_user: true }));
const originals = PHOTO_FILES.filter(file => file !== 'blur.webp');

type Client = typeof visitor;
const get = async (call: Client, path: string, host = 'localhost') => {
  const { status, body, headers } = await call('GET', path, undefined, { host });
  return { status, code: body?.code, type: headers['content-type'], cache: headers['cache-control'] };
};

describe('a picture', () => {
  test('that is the main photo of an open profile is public, in every size, and asked for again after five minutes, without the bytes', async () => {
    for (const file of PHOTO_FILES) {
      const answer = await get(visitor, `/img/${mainKey}/${file}`);
      expect(answer).toMatchObject({
        status: 200,
        type: { avif: 'image/avif', jpg: 'image/jpeg', webp: 'image/webp' }[file.replace(/.*\./, '')],
      });
      expect(answer.cache).toBe('private, max-age=300');
      const path = `/img/${mainKey}/${file}`;
      const { etag } = (await visitor('GET', path)).headers;
      const again = await server.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
      expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([
        304,
        0,
        'private, max-age=300',
      ]);
    }
  });

  test('of a closed profile, of one that blocks the viewer, and of an invisible one is seen by nobody else any more', async () => {
    const [dora, eva] = [await server.member({ paid_user: true, premium: true }), await server.member()];
    const call = await server.client(dora);
    const { photo } = (await upload(call, await picture('#777'))).body;
    const path = `/img/${photo.filename.split('/')[2]}/large.webp`;
    const viewer = await server.client(eva);
    const { etag } = (await viewer('GET', path)).headers;
    /** What the viewer, who has the picture in the cache, and a visitor get now. */
    const seen = async () => {
      const headers = { 'if-none-match': String(etag) };
      return [
        (await viewer('GET', path, undefined, { headers })).status,
        (await visitor('GET', path, undefined, { headers })).status,
      ];
    };
    await call('PUT', '/api/privacy.php', { open_to_visitors: true });
    expect(await seen()).toEqual([304, 304]);
    await call('PUT', '/api/privacy.php', { open_to_visitors: false });
    expect(await seen()).toEqual([304, 404]);
    await call('POST', '/api/block.php', { profile: eva.id });
    expect(await seen()).toEqual([404, 404]);
    await call('DELETE', '/api/block.php', { profile: eva.id });
    expect(await seen()).toEqual([304, 404]);
    await call('PUT', '/api/privacy.php', { invisible: true, open_to_visitors: true });
    expect(await seen()).toEqual([404, 404]);
    // whom she has written to still sees the profile, and so its picture
    await call('POST', '/api/like.php', { profile: eva.id });
    expect(await seen()).toEqual([304, 404]);
  });

  test('of an invisible member stays in the conversations that others began', async () => {
    const [dora, eva] = [
      await server.member({ paid_user: true, premium: true }),
      await server.member({ credits: 10 }),
    ];
    const [call, viewer] = [await server.client(dora), await server.client(eva)];
    const { photo } = (await upload(call, await picture('#888'))).body;
    const path = `/img/${photo.filename.split('/')[2]}/large.webp`;
    const headers = { 'idempotency-key': server.ctx.ids.uuid() };
    const message = { profile: dora.id, text: 'Ciao' };
    expect((await viewer('POST', '/api/message.php', message, { headers })).status).toBe(201);
    await call('PUT', '/api/privacy.php', { invisible: true });
    expect((await get(viewer, path)).status).toBe(200);
    expect((await get(free, path)).status).toBe(404);
  });

  test.each(['owner', 'viewer'] as const)(
    'is not there after the log-out either, in the browser of somebody with a block between them by the %s',
    async blocker => {
      const [dora, eva] = [await server.member(), await server.member()];
      const [owner, viewer] = [await server.client(dora), await server.client(eva)];
      const { photo } = (await upload(owner, await picture('#666'))).body;
      const path = `/img/${photo.filename.split('/')[2]}/large.webp`;
      if (blocker === 'owner') await owner('POST', '/api/block.php', { profile: eva.id });
      else await viewer('POST', '/api/block.php', { profile: dora.id });
      // a later visit notes in the browser whose it is
      server.clock.advance({ hours: 2 });
      await viewer('GET', '/api/user.php');
      await viewer('GET', '/api/logout.php');
      expect([(await get(viewer, path)).status, (await get(visitor, path)).status]).toEqual([404, 200]);
    },
  );

  test('of a site with frontends on other hosts can be shown there, a locked one to whom it is open', async () => {
    const policy = async (key: string, call = visitor) => {
      const { status, headers } = await call('GET', `/img/${key}/large.webp`, undefined, {
        host: 'brand.test',
      });
      return [status, headers['cross-origin-resource-policy']];
    };
    expect(await policy(mainKey)).toEqual([200, 'cross-origin']);
    expect(await policy(lockedKey)).toEqual([403, 'same-origin']);
    expect(await policy(lockedKey, premium)).toEqual([200, 'cross-origin']);
  });

  test('for mails is a JPEG that web mail can show, also of a photo stored before mails had one', async () => {
    const { blobs } = server.ctx;
    const policy = async (file: string) =>
      (await visitor('GET', `/img/${mainKey}/${file}`)).headers['cross-origin-resource-policy'];
    for (const file of PHOTO_FILES)
      expect([file, await policy(file)]).toEqual([
        file,
        file === 'mail.jpg' ? 'cross-origin' : 'same-origin',
      ]);
    const { headers, rawPayload } = await server.app.inject(`/img/${mainKey}/mail.jpg`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 192 });

    const reader = { id: (await server.member()).id, site_id: 'velluto' };
    const [person] = await mailPeople(server.ctx, server.db, reader, [nina.id]);
    expect(person?.photo).toMatch(
      new RegExp(
        `^http://localhost:4100/img/${mainKey}/mail\\.jpg\\?mail=${reader.id}\\.\\d{5}\\.[\\w-]{43}$`,
      ),
    );

    const folder = `photos/${mainKey}/`;
    const files = await Promise.all(
      PHOTO_FILES.map(async file => [file, await blobs.get(folder + file)] as const),
    );
    await blobs.remove(folder);
    for (const [file, content] of files)
      if (content && file !== 'mail.jpg') await blobs.put(folder + file, content);
    expect((await server.app.inject(`/img/${mainKey}/mail.jpg`)).headers['content-type']).toBe('image/jpeg');
  });

  test.each([
    ['visitors', visitor],
    ['free members', free],
  ])('that is locked gives %s the stand-in only', async (_, call) => {
    for (const file of originals) {
      const answer = await get(call, `/img/${lockedKey}/${file}`);
      expect(answer).toMatchObject({ status: 403, code: 'premium_only', cache: 'no-store' });
    }
    expect(await get(call, `/img/${lockedKey}/blur.webp`)).toMatchObject({ status: 200, type: 'image/webp' });
  });

  test('that is locked reveals nothing by HEAD, a range, a guessed version or a query', async () => {
    const path = `/img/${lockedKey}/large.webp`;
    const head = await server.app.inject({ method: 'HEAD', url: path, cookies: free.cookies });
    expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([403, 0, undefined]);
    for (const headers of [
      { range: 'bytes=0-99' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' },
      { 'x-original-url': `/img/${mainKey}/large.webp` },
    ]) {
      expect((await free('GET', path, undefined, { headers: headers as never })).status).toBe(403);
    }
    expect((await free('GET', `${path}?premium=1&locked=false`)).status).toBe(403);
  });

  test('that is locked has the file size of any stand-in, whatever the photo', async () => {
    const { body } = await free('GET', `/api/member.php?id=${nina.id}`);
    const locked = body.profile.photos[1];
    expect(locked).toMatchObject({ locked: true, match_filename: null });
    expect(new Set([locked.filename, locked.thumb_filename])).toEqual(
      new Set([`/img/${lockedKey}/blur.webp`]),
    );
  });

  test.each([
    ['premium members', premium],
    ['their owner', owner],
  ])('that is locked for others is open to %s, and not left behind in their browser', async (_, call) => {
    for (const file of originals)
      expect(await get(call, `/img/${lockedKey}/${file}`)).toMatchObject({ status: 200, cache: 'no-store' });
  });

  test('is not found for members and visitors of another pool, premium or not, not even the main photo', async () => {
    const strangers = [
      await server.client(await server.member({ paid_user: true, pool: 'elsewhere' })),
      await server.client(await server.member({ pool: 'elsewhere' })),
      await server.client(),
    ];
    for (const stranger of strangers)
      for (const key of [mainKey, lockedKey])
        expect((await get(stranger, `/img/${key}/large.webp`, 'elsewhere.test')).status).toBe(404);
  });

  test('is locked for premium members whom its owner blocks, or who may not see the profile', async () => {
    const other = await server.member({ paid_user: true });
    const call = await server.client(other);
    const path = `/img/${lockedKey}/large.webp`;
    await owner('POST', '/api/block.php', { profile: other.id });
    expect(await get(call, path)).toMatchObject({ status: 403, code: 'blocked_by_member' });
    await owner('DELETE', '/api/block.php', { profile: other.id });
    expect((await get(call, path)).status).toBe(200);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', nina.id).execute();
    expect(await get(call, path)).toMatchObject({ status: 404, code: 'not_found' });
    await server.db.updateTable('member').set({ status: 'active' }).where('id', '=', nina.id).execute();
  });

  test('is listed in a profile only as far as its viewer may see it', async () => {
    const shown = async (call: Client) =>
      (await call('GET', `/api/member.php?id=${nina.id}`)).body.profile.photos.map(
        (photo: { locked: boolean }) => photo.locked,
      );
    expect(await shown(visitor)).toEqual([false, true, true]);
    expect(await shown(free)).toEqual([false, true, true]);
    expect(await shown(premium)).toEqual([false, false, false]);
    expect(await shown(owner)).toEqual([false, false, false]);
    const page = JSON.stringify((await free('GET', `/api/member.php?id=${nina.id}`)).body);
    for (const file of originals) expect(page).not.toContain(`/img/${lockedKey}/${file}`);
    expect(page).toContain(`/img/${lockedKey}/blur.webp`);
  });

  test('becomes locked when another is chosen as the main one', async () => {
    await owner('PUT', '/api/photo.php', { photo: photos[1]?.id, main: true });
    expect((await get(free, `/img/${mainKey}/large.webp`)).status).toBe(403);
    expect((await get(free, `/img/${lockedKey}/large.webp`)).status).toBe(200);
    await owner('PUT', '/api/photo.php', { photo: photos[0]?.id, main: true });
  });

  test.each(['pending', 'rejected'] as const)('that is %s is open to its owner only', async status => {
    const change = (to: 'active' | typeof status) =>
      server.db.updateTable('photo').set({ status: to }).where('key', '=', mainKey).execute();
    await change(status);
    for (const file of PHOTO_FILES) {
      expect((await get(premium, `/img/${mainKey}/${file}`)).status).toBe(404);
      expect((await get(owner, `/img/${mainKey}/${file}`)).status).toBe(200);
    }
    await change('active');
  });

  test('of a deleted member is not found', async () => {
    const olga = await server.member();
    const { body } = await upload(await server.client(olga), await picture());
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', olga.id).execute();
    expect((await get(premium, body.photo.filename)).status).toBe(404);
  });

  test('that was deleted is not found at once', async () => {
    const olga = await server.client(await server.member());
    const { photo } = (await upload(olga, await picture())).body;
    await olga('DELETE', '/api/photo.php', { photo: photo.id });
    expect((await get(olga, photo.filename)).status).toBe(404);
  });
});

describe('a path that somebody guessed', () => {
  test.each([
    `/img/${randomBytes(16).toString('hex')}/large.webp`,
    `/img/${mainKey}/original.jpg`,
    `/img/${mainKey}/LARGE.WEBP`,
    `/img/${lockedKey}/large.webp%00`,
    `/img/${lockedKey}%2Flarge.webp`,
    `/img/..%2F..%2F..%2Fsites/velluto.json`,
    `/img/${mainKey}/..%2F${lockedKey}%2Flarge.webp`,
    `/img/%00/large.webp`,
    `/img/${mainKey.toUpperCase()}/large.webp`,
    `/img/${mainKey}`,
    '/img/',
  ])('%s finds nothing', async path => {
    expect((await get(premium, path)).status).toBe(404);
  });
});

describe('a picture of a demo member', () => {
  const requested: string[] = [];
  const app = fastify();
  app.register(cookie);
  app.setErrorHandler(errorHandler(server.ctx));
  pictureRoutes(app, server.ctx, async (key, file) => {
    requested.push(`${key} ${file}`);
    return key.startsWith('demo') && file !== 'tile.webp' ? Buffer.from('drawn') : null;
  });
  const add = async (memberId: string, key: string, position: number) => {
    await server.db
      .insertInto('photo')
      .values({
        id: server.ctx.ids.uuid(),
        member_id: memberId,
        key,
        status: 'active',
        position,
        width: 8,
        height: 10,
        thumbhash: null,
        created_at: server.clock.now(),
      })
      .execute();
  };

  test('is drawn when it is requested, with the same locks', async () => {
    const { id } = await server.member({ origin: 'system', account: false });
    await add(id, 'demo-1', 1);
    await add(id, 'demo-2', 2);
    const answer = await app.inject('/img/demo-1/large.webp');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      'drawn',
      'image/webp',
    ]);
    expect((await app.inject('/img/demo-2/blur.webp')).statusCode).toBe(200);
    expect((await app.inject('/img/demo-2/large.webp')).statusCode).toBe(403);
    expect((await app.inject('/img/demo-1/tile.webp')).statusCode).toBe(404);
    expect((await app.inject('/img/demo-3/large.webp')).statusCode).toBe(404);
    expect(requested).toEqual(['demo-1 large.webp', 'demo-2 blur.webp', 'demo-1 tile.webp']);
  });
});

const setStatus = ({ id }: { id: string }, status: 'deleted') =>
  server.db.updateTable('member').set({ status }).where('id', '=', id).execute();

/** A member with a photo that is closed to visitors, and how the mail to another one shows it. */
async function addMailed() {
  const [dora, eva] = [await server.member({ paid_user: true, premium: true }), await server.member()];
  const call = await server.client(dora);
  const { photo } = (await upload(call, await picture('#555'))).body;
  await call('PUT', '/api/privacy.php', { open_to_visitors: false });
  const [person] = await mailPeople(server.ctx, server.db, { id: eva.id, site_id: 'velluto' }, [dora.id]);
  const { pathname: path, search: query } = new URL(String(person?.photo));
  return { dora, eva, call, photo, path, query, seen: () => get(visitor, path + query) };
}

/** The answer with a figure without a face. */
const figure = { status: 200, code: undefined, type: 'image/png', cache: 'no-store' };

describe('a picture in a mail', () => {
  test('is shown as long as its reader may see the profile, and to nobody by another address', async () => {
    const { eva, seen, path, query } = await addMailed();
    expect((await seen()).type).toBe('image/jpeg');
    const oldQuery = query.replace(/\.\d+\./, '.');
    const unsigned = [
      query.replace(eva.id, nina.id),
      query.replace(/\.\d+\./, '.99999.'),
      oldQuery,
      '?mail=',
      '?mail=x.1.y',
    ];
    // a figure, as it is in old mails, whether there is such a photo or not
    for (const other of unsigned)
      for (const asked of [path, `/img/${'0'.repeat(32)}/mail.jpg`])
        expect(await get(visitor, asked + other), asked + other).toEqual(figure);
    expect((await get(visitor, path)).status).toBe(404);
    expect((await get(visitor, path.replace('mail.jpg', 'large.webp') + oldQuery)).status).toBe(404);
    // whom the site shows the photo sees it in an old mail too
    expect((await get(free, path + oldQuery)).type).toBe('image/jpeg');
  });

  test.each<[string, (mailed: Awaited<ReturnType<typeof addMailed>>) => Promise<unknown>]>([
    ['its owner blocks the reader', ({ call, eva }) => call('POST', '/api/block.php', { profile: eva.id })],
    ['its owner is invisible', ({ call }) => call('PUT', '/api/privacy.php', { invisible: true })],
    ['its owner left', ({ dora }) => setStatus(dora, 'deleted')],
    ['its owner removed it', ({ call, photo }) => call('DELETE', '/api/photo.php', { photo: photo.id })],
    [
      'its owner chose another main one',
      async ({ call }) => {
        const other = (await upload(call, await picture('#abc'))).body.photo;
        await call('PUT', '/api/photo.php', { photo: other.id, main: true });
      },
    ],
    [
      'it was rejected',
      ({ photo }) =>
        server.db.updateTable('photo').set({ status: 'rejected' }).where('id', '=', photo.id).execute(),
    ],
    ['the mail is a month old', async () => server.clock.advance({ days: 31 })],
    ['the reader left', ({ eva }) => setStatus(eva, 'deleted')],
  ])('becomes a figure without a face when %s', async (_, close) => {
    const mailed = await addMailed();
    expect((await mailed.seen()).type).toBe('image/jpeg');
    await close(mailed);
    expect(await mailed.seen()).toEqual(figure);
  });
});
