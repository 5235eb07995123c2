import { describe, expect, it } from 'vitest';
import type { MemberOverrides } from '../../../test/members.ts';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';
import { mailPeople } from '../notifications/recipient.ts';
import { PHOTO_FILES } from '../photos/files.ts';

// a separate pool for each test, so that members of other tests are not found
const names = [...Array(10).keys()].map(n => `door${n}`);
const sites = sitesWith(Object.fromEntries(names.map(name => [name, { pool: name }])));
const server = await createTestServer({ parts: { sites } });
const nobody = '01a0f5b2-0000-7000-8000-000000000001';
let poolsUsed = 0;

/** A pool with functions to look at its members as a visitor and as a member. */
async function pool() {
  const name = `door${poolsUsed++}`;
  const host = `${name}.test`;
  const at = async (member?: { id: string }) => {
    const call = await server.client(member);
    return (method: string, path: string, body?: unknown, headers = {}) =>
      call(method, path, body, { host, headers });
  };
  const add = (overrides: MemberOverrides = {}) =>
    server.member({ pool: name, site_id: name, open_to_visitors: false, ...overrides });
  const visitor = await at();
  const free = await at(await add({ invisible: true }));
  const found = async (call: typeof visitor, query = '') => {
    const { body } = await call('GET', `/api/members.php${query}`);
    return {
      count: body.num_results,
      ids: [...body.results, ...body.similar].map((one: { id: string }) => one.id).toSorted(),
    };
  };
  return { name, host, at, add, visitor, free, found };
}

describe('a profile that its member has not opened to visitors', () => {
  it('is in no list or count for visitors, and members still find it', async () => {
    const { add, visitor, free, found } = await pool();
    const [closed, open] = [await add(), await add({ open_to_visitors: true })];
    for (const query of [
      '',
      '?gender=female',
      '?country=IT',
      '?country=IT&region=IT-25',
      '?min_age=20&max_age=60',
    ]) {
      expect([query, await found(visitor, query)]).toEqual([query, { count: 1, ids: [open.id] }]);
      expect([query, (await found(free, query)).count]).toEqual([query, 2]);
    }
    const page = (await visitor('GET', `/api/member.php?id=${open.id}`)).body;
    expect(page.similar).toEqual([]);
    const similar = await visitor('GET', `/api/similar.php?profile=${open.id}`);
    expect(JSON.stringify(similar.body)).not.toContain(closed.id);
  });

  it('is answered like one that does not exist, whoever asks without a log-in', async () => {
    const { add, visitor, free } = await pool();
    const closed = await add({ name: 'Clara' });
    const gone = await add({ status: 'deleted', open_to_visitors: true });
    for (const path of ['/api/member.php?id=', '/api/similar.php?profile=']) {
      const answers = await Promise.all(
        [closed.id, gone.id, nobody].map(id => visitor('GET', `${path}${id}`)),
      );
      const [told] = answers;
      expect([told?.status, told?.body.code]).toEqual([403, 'authentication_required']);
      for (const { status, body } of answers) expect([status, body]).toEqual([told?.status, told?.body]);
    }
    expect((await free('GET', `/api/member.php?id=${closed.id}`)).body.profile.name).toBe('Clara');
    expect((await free('GET', `/api/member.php?id=${nobody}`)).status).toBe(404);
  });

  it('shows no picture of any size to visitors, those to members who are logged in, and again only to them', async () => {
    const { name, host, at, add, visitor, free } = await pool();
    const clara = await add();
    const owner = await at(clara);
    const sent = await upload(await server.client(clara), await picture('#a33'), { host });
    const { photo } = sent.body;
    const key = photo.filename.split('/')[2];
    const path = (file: string) => `/img/${key}/${file}`;
    for (const file of PHOTO_FILES) {
      const refused = await visitor('GET', path(file));
      expect([file, refused.status, refused.body.code]).toEqual([file, 404, 'not_found']);
      const shown = await free('GET', path(file));
      expect([file, shown.status, shown.headers['cache-control']]).toEqual([
        file,
        200,
        'private, max-age=300',
      ]);
      const headers = { 'if-none-match': String(shown.headers.etag) };
      expect((await free('GET', path(file), undefined, headers)).status).toBe(304);
      expect((await visitor('GET', path(file), undefined, headers)).status).toBe(404);
    }
    // a mail shows the small one without a session, and no other address does
    const site = server.ctx.sites.all.find(({ id }) => id === name);
    if (!site) throw new Error('The site is missing.');
    const reader = { id: (await add()).id, site_id: site.id };
    const [person] = await mailPeople(server.ctx, server.db, reader, [clara.id]);
    const address = new URL(String(person?.photo));
    expect((await visitor('GET', address.pathname + address.search)).status).toBe(200);
    expect((await visitor('GET', path('mail.jpg'))).status).toBe(404);
    const unsigned = await visitor('GET', `${path('mail.jpg')}?mail=${'x'.repeat(43)}`);
    // the figure without a face
    expect(unsigned.headers['content-type']).toBe('image/png');
    expect((await visitor('GET', path('large.webp') + address.search)).status).toBe(404);
    expect((await owner('PUT', '/api/privacy.php', { open_to_visitors: true })).status).toBe(200);
    const open = await visitor('GET', path('tile.avif'));
    expect([open.status, open.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
  });

  it('opens and closes by a setting, at once, and a change of one setting leaves the other', async () => {
    const { at, add, visitor, found } = await pool();
    const clara = await add({ paid_user: true });
    const call = await at(clara);
    const change = async (body: object) => (await call('PUT', '/api/privacy.php', body)).body;
    expect((await call('GET', '/api/privacy.php')).body).toEqual({
      invisible: false,
      available: true,
      open_to_visitors: false,
      partners: [],
    });
    expect(await change({ open_to_visitors: true })).toMatchObject({ open_to_visitors: true });
    expect(await found(visitor)).toEqual({ count: 1, ids: [clara.id] });
    expect((await visitor('GET', `/api/member.php?id=${clara.id}`)).status).toBe(200);
    expect(await change({ invisible: true })).toMatchObject({ invisible: true, open_to_visitors: true });
    expect(await found(visitor)).toEqual({ count: 0, ids: [] });
    await change({ invisible: false });
    expect(await found(visitor)).toEqual({ count: 1, ids: [clara.id] });
    await change({ open_to_visitors: false });
    expect(await found(visitor)).toEqual({ count: 0, ids: [] });
    expect((await visitor('GET', `/api/member.php?id=${clara.id}`)).status).toBe(403);
    for (const body of [{}, { open_to_visitors: 'yes' }, { open: true }]) {
      expect((await call('PUT', '/api/privacy.php', body)).status).toBe(400);
    }
  });

  it('is the default of new members', async () => {
    const visitor = await server.client();
    const id = await signUpAs(visitor, {});
    const member = await server.db
      .selectFrom('member')
      .select('open_to_visitors')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(member).toEqual({ open_to_visitors: false });
  });
});
