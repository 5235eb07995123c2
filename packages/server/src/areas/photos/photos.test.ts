import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { multipart, picture, upload } from '../../../test/upload.ts';
import { allOf } from '../../infrastructure/blobs/all-of.ts';
import { PHOTO_FILES } from './files.ts';
import { setPhotoStatus } from './moderation.ts';
import { deletePhoto, recount } from './own-photo-queries.ts';
import { addPhoto } from './own-photos.ts';

const server = await createTestServer();
const jpeg = await picture();

/** Adds a member with photos, and functions to change them. */
async function addOwner(photos = 0, overrides: Parameters<typeof server.member>[0] = {}) {
  const member = await server.member(overrides);
  const call = await server.client(member);
  const ids: string[] = [];
  for (let n = 0; n < photos; n++) ids.push((await upload(call, jpeg)).body.photo.id);
  return {
    ...member,
    call,
    ids,
    main: (photo: string) => call('PUT', '/api/photo.php', { photo, main: true }),
    drop: (photo: string) => call('DELETE', '/api/photo.php', { photo }),
    profile: async () => (await call('GET', '/api/profile.php')).body.profile,
  };
}
const idsOf = (photos: { id: string }[]) => photos.map(photo => photo.id);
const storedFiles = async () => (await allOf(server.ctx.blobs.list())).map(key => key.split('/'));
const filesOf = async (key: string) =>
  (await storedFiles()).flatMap(([, folder, name]) => (folder === key && name !== undefined ? [name] : []));
const keyOf = ({ filename }: { filename: string }) => filename.split('/')[2] ?? '';
const keysStored = async () => [...new Set((await storedFiles()).map(([, folder]) => folder))].sort();

describe('an upload', () => {
  test('is stored in all sizes, shown at once, and reported to the other pages of its owner', async () => {
    const nina = await addOwner();
    const { status, body } = await upload(nina.call, jpeg);
    expect(status).toBe(201);
    expect(body.photo).toMatchObject({ status: 'active', width: 120, height: 150, locked: false });
    expect((await filesOf(keyOf(body.photo))).sort()).toEqual([
      'blur.webp',
      'large.webp',
      'mail.jpg',
      'medium.webp',
      'tile.avif',
      'tile.webp',
    ]);
    expect(server.events(nina)).toEqual([{ event: 'user', data: {} }]);
    const visitor = await server.client();
    const { profile } = (await visitor('GET', `/api/member.php?id=${nina.id}`)).body;
    expect([profile.num_photos, profile.main_image.id]).toEqual([1, body.photo.id]);
    expect((await nina.call('GET', '/api/user.php')).body.user.profile.main_image.id).toBe(body.photo.id);
  });

  test('loses the metadata of the camera', async () => {
    expect((await sharp(jpeg).metadata()).exif?.includes('Nina Rossi')).toBe(true);
    const nina = await addOwner();
    const { body } = await upload(nina.call, jpeg);
    for (const path of [body.photo.filename, body.photo.thumb_filename, body.photo.match_filename]) {
      const { rawPayload } = await server.app.inject({ url: path, headers: { host: 'localhost' } });
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
      expect(rawPayload.includes('Nina Rossi')).toBe(false);
    }
  });

  test.each([
    ['a page that claims to be a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG that claims to be a JPEG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ])('of %s is refused and leaves nothing', async (_, content) => {
    const nina = await addOwner();
    const before = await keysStored();
    const { status, body } = await upload(nina.call, content);
    expect([status, body.code]).toEqual([400, 'photo_unreadable']);
    expect((await nina.profile()).photos).toEqual([]);
    expect(await keysStored()).toEqual(before);
  });

  test('with too many pixels is refused', async () => {
    const nina = await addOwner();
    const huge = await sharp({ create: { width: 8_100, height: 8_100, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(huge.length).toBeLessThan(300_000);
    expect((await upload(nina.call, huge)).body.code).toBe('photo_too_many_pixels');
  });

  test.each([PHOTO_MAX_BYTES + 1, 11_000_000])('of %d bytes is too large', async bytes => {
    const nina = await addOwner();
    const { status, body } = await upload(
      nina.call,
      Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]),
    );
    expect([status, body.code, body.details]).toEqual([413, 'payload_too_large', { max: PHOTO_MAX_BYTES }]);
  });

  test('can have the size that the contract states', async () => {
    const file = createRequire(import.meta.url).resolve('@velluto/api-client/openapi.json');
    const { components } = JSON.parse(await readFile(file, 'utf8'));
    expect(components.schemas.PhotoUploadRequest.properties.file.maxLength).toBe(PHOTO_MAX_BYTES);
  });

  test('without a file, or not as a form, is not valid', async () => {
    const nina = await addOwner();
    expect((await upload(nina.call, jpeg, { field: 'other' })).body.details).toEqual([
      { field: 'file', code: 'required' },
    ]);
    expect((await nina.call('POST', '/api/photo.php', { file: 'x' })).body.code).toBe('invalid_request');
    const { payload, type } = multipart(jpeg);
    const broken: [Buffer, string][] = [
      [payload.subarray(0, -60), type],
      [payload.subarray(0, 40), type],
      [payload, 'multipart/form-data'],
      [Buffer.from('x'), type],
    ];
    for (const [body, contentType] of broken) {
      const options = { headers: { 'content-type': contentType } };
      const { status, body: response } = await nina.call('POST', '/api/photo.php', body, options);
      expect([status, response.code]).toEqual([400, 'invalid_request']);
    }
  });

  test('needs a session', async () => {
    expect((await upload(await server.client(), jpeg)).body.code).toBe('authentication_required');
  });
});

describe('the number of photos', () => {
  test.each([
    [3, false],
    [25, true],
  ])('ends at %d', async (max, paid_user) => {
    const nina = await addOwner(0, { paid_user });
    const first = (await upload(nina.call, jpeg)).body.photo;
    const row = await server.db
      .selectFrom('photo')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: max - 2 }, (_, n) => ({
      ...row,
      id: server.ctx.ids.uuid(),
      key: server.ctx.ids.key(),
      position: n + 2,
    }));
    await server.db.insertInto('photo').values(rows).execute();
    expect((await upload(nina.call, jpeg)).status).toBe(201);
    const { status, body } = await upload(nina.call, jpeg);
    expect([status, body.code, body.details]).toEqual([403, 'photo_limit_reached', { max }]);
    expect(await nina.profile()).toMatchObject({ max_photos: max, photos: { length: max } });
  });

  test('is limited also for concurrent uploads, and refused ones leave no files', async () => {
    const nina = await addOwner();
    const before = (await keysStored()).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(nina.call, jpeg)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
    expect(await keysStored()).toHaveLength(before + 3);
  });
});

/** A context in which the third transaction of an upload, which stores the row of the photo, is replaced by `third`. */
function contextFailingAtThird(
  third: (work: Parameters<typeof server.ctx.transaction>[0]) => Promise<never>,
) {
  let started = 0;
  const ctx: typeof server.ctx = {
    ...server.ctx,
    transaction: work => {
      started += 1;
      return started === 3 ? third(work) : server.ctx.transaction(work);
    },
  };
  return ctx;
}

test('an upload whose row cannot be stored leaves no files', async () => {
  const nina = await addOwner();
  const before = await keysStored();
  const ctx = contextFailingAtThird(() => Promise.reject(new Error('lost')));
  await expect(addPhoto(ctx, nina.id, jpeg)).rejects.toThrow('lost');
  expect(await keysStored()).toEqual(before);
});

test('an upload whose row was stored, while only the response was lost, keeps its files', async () => {
  const nina = await addOwner();
  const before = await keysStored();
  const ctx = contextFailingAtThird(async work => {
    await server.ctx.transaction(work);
    throw new Error('lost');
  });
  await expect(addPhoto(ctx, nina.id, jpeg)).rejects.toThrow('lost');
  expect((await keysStored()).length).toBe(before.length + 1);
});

test('files of an interrupted upload are removed an hour later, those of a photo never', async () => {
  const nina = await addOwner(1);
  const before = await keysStored();
  const interrupted: typeof server.ctx = {
    ...server.ctx,
    blobs: { ...server.ctx.blobs, put: server.ctx.blobs.put, remove: async () => {} },
    transaction: server.ctx.transaction,
  };
  let started = 0;
  interrupted.transaction = work => {
    started += 1;
    return started === 3 ? Promise.reject(new Error('killed')) : server.ctx.transaction(work);
  };
  await expect(addPhoto(interrupted, nina.id, jpeg)).rejects.toThrow('killed');
  await server.runJobs();
  expect(await keysStored()).toHaveLength(before.length + 1);
  server.clock.advance({ hours: 1 });
  await server.runJobs();
  expect(await keysStored()).toEqual(before);
});

test('are counted right when one is refused while another is deleted', async () => {
  const nina = await addOwner(3);
  const [deletedId = '', rejectedId = ''] = nina.ids;
  let rejection: Promise<boolean> | undefined;
  await server.ctx.transaction(async tx => {
    await deletePhoto(tx.db, nina.id, deletedId);
    await recount(tx.db, nina.id);
    rejection = server.ctx.transaction(other =>
      setPhotoStatus(server.ctx, other, { id: rejectedId, owner: nina.id }, 'rejected'),
    );
    // meanwhile the rejection gets as far as the member's row, and waits for its lock
    for (let time = 0; time < 20; time++)
      await server.db.selectFrom('member').select('id').limit(1).execute();
  });
  await rejection;
  const member = server.db.selectFrom('member').select('num_photos').where('id', '=', nina.id);
  expect(await member.executeTakeFirst()).toEqual({ num_photos: 1 });
});

describe('after the end of premium', () => {
  /** Adds a member with five photos who is no longer premium, and a premium member who views the profile. */
  async function addLapsedOwner() {
    const nina = await addOwner(5, { paid_user: true });
    const keys = (await nina.profile()).photos.map(keyOf);
    const { db } = server;
    await db.updateTable('account').set({ paid_user: false }).where('member_id', '=', nina.id).execute();
    await db.updateTable('member').set({ premium: false }).where('id', '=', nina.id).execute();
    const premium = await server.client(await server.member({ paid_user: true }));
    const viewedProfile = async () => (await premium('GET', `/api/member.php?id=${nina.id}`)).body.profile;
    return { ...nina, keys, premium, viewedProfile };
  }

  test('all photos are kept, and others see the first three', async () => {
    const nina = await addLapsedOwner();
    const ownProfile = await nina.profile();
    expect([ownProfile.photos.length, ownProfile.max_photos]).toEqual([5, 3]);
    const profile = await nina.viewedProfile();
    expect([idsOf(profile.photos), profile.num_photos]).toEqual([nina.ids.slice(0, 3), 3]);
    for (const [index, key] of nina.keys.entries()) {
      for (const file of ['large.webp', 'tile.avif', 'blur.webp']) {
        const { status } = await nina.premium('GET', `/img/${key}/${file}`);
        expect(status).toBe(index < 3 ? 200 : 404);
        expect((await nina.call('GET', `/img/${key}/${file}`)).status).toBe(200);
      }
    }
  });

  test('the owner chooses which three, and cannot upload another', async () => {
    const nina = await addLapsedOwner();
    const [, , , , fifth = ''] = nina.ids;
    await nina.main(fifth);
    expect(idsOf((await nina.viewedProfile()).photos)).toEqual([fifth, ...nina.ids.slice(0, 2)]);
    expect((await upload(nina.call, jpeg)).body).toMatchObject({
      code: 'photo_limit_reached',
      details: { max: 3 },
    });
    for (const id of nina.ids.slice(0, 2)) await nina.drop(id);
    expect((await upload(nina.call, jpeg)).status).toBe(403);
    await nina.drop(fifth);
    expect((await upload(nina.call, jpeg)).status).toBe(201);
  });
});

describe('the main photo', () => {
  test('is the first one, until another is chosen', async () => {
    const nina = await addOwner(3);
    const [first, second, third] = nina.ids;
    expect(idsOf((await nina.profile()).photos)).toEqual(nina.ids);
    const { body } = await nina.main(third ?? '');
    expect(body.profile.main_image.id).toBe(third);
    expect(idsOf(body.profile.photos)).toEqual([third, first, second]);
    expect(idsOf((await nina.main(second ?? '')).body.profile.photos)).toEqual([second, third, first]);
  });

  test('must be active', async () => {
    const nina = await addOwner(2);
    const [, second = ''] = nina.ids;
    await server.db.updateTable('photo').set({ status: 'pending' }).where('id', '=', second).execute();
    expect((await nina.main(second)).body.code).toBe('not_found');
    expect((await nina.call('PUT', '/api/photo.php', { photo: second, main: false })).status).toBe(400);
  });

  test('is followed by the next when it is deleted', async () => {
    const nina = await addOwner(2);
    const [first = '', second] = nina.ids;
    const before = (await nina.profile()).photos[0];
    expect((await nina.drop(first)).status).toBe(204);
    const after = await nina.profile();
    expect([after.main_image.id, after.photos.length]).toEqual([second, 1]);
    const summary = (await nina.call('GET', '/api/user.php')).body.user.profile;
    expect([summary.num_photos, summary.main_image.id]).toEqual([1, second]);
    await server.runJobs();
    expect(await filesOf(keyOf(before))).toEqual([]);
    expect(await filesOf(keyOf(after.main_image))).toHaveLength(PHOTO_FILES.length);
  });
});

describe('the order of photos', () => {
  const order = (nina: Awaited<ReturnType<typeof addOwner>>, photos: unknown) =>
    nina.call('PUT', '/api/photo-order.php', { photos });

  test('is set by the owner; unnamed photos follow in their former order', async () => {
    const nina = await addOwner(3);
    const [first, second, third] = nina.ids;
    const { status, body } = await order(nina, [third, first, second]);
    expect([status, idsOf(body.profile.photos)]).toEqual([200, [third, first, second]]);
    expect(body.profile.main_image.id).toBe(third);
    expect(idsOf((await order(nina, [second])).body.profile.photos)).toEqual([second, third, first]);
    expect(idsOf((await nina.main(first ?? '')).body.profile.photos)).toEqual([first, second, third]);
    const { body: publicPage } = await (await server.client())('GET', `/api/member.php?id=${nina.id}`);
    expect(idsOf(publicPage.profile.photos)).toEqual([first, second, third]);
  });

  test('starts for others with the first active one', async () => {
    const nina = await addOwner(2);
    const [first, second = ''] = nina.ids;
    await server.db.updateTable('photo').set({ status: 'pending' }).where('id', '=', second).execute();
    const { profile } = (await order(nina, [second, first])).body;
    expect([idsOf(profile.photos), profile.main_image.id]).toEqual([[second, first], first]);
  });

  test('stays consistent when two pages change it concurrently', async () => {
    const nina = await addOwner(3);
    const orders = [nina.ids, [...nina.ids].reverse()];
    await Promise.all([...orders, ...orders, ...orders].map(photos => order(nina, photos)));
    const after = idsOf((await nina.profile()).photos);
    expect(orders.map(photos => photos.join())).toContain(after.join());
  });

  test('accepts only the member’s own photos, each once', async () => {
    const [nina, olga] = [await addOwner(2), await addOwner(1)];
    const code = async (photos: unknown) => (await order(nina, photos)).body.code;
    expect(await code([...nina.ids, olga.ids[0]])).toBe('not_found');
    expect(await code(['nothing'])).toBe('not_found');
    expect(await code([nina.ids[0], nina.ids[0]])).toBe('invalid_request');
    expect(await code([nina.ids[0], nina.ids[0]?.toUpperCase()])).toBe('invalid_request');
    expect(await code([])).toBe('invalid_request');
    expect(await code(nina.ids[0])).toBe('invalid_request');
    expect(idsOf((await nina.profile()).photos)).toEqual(nina.ids);
  });
});

describe("another member's photos", () => {
  test('cannot be deleted or moved', async () => {
    const [nina, olga] = [await addOwner(2), await addOwner(1)];
    for (const photo of [...nina.ids, 'nothing', '019aa000-0000-7000-8000-ffffffffffff']) {
      expect((await olga.drop(photo)).body.code).toBe('not_found');
      expect((await olga.main(photo)).body.code).toBe('not_found');
    }
    expect(idsOf((await nina.profile()).photos)).toEqual(nina.ids);
  });
});
