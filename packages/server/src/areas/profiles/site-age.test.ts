import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { releaseLikes } from '../likes/likes.ts';
import { sendWeekly } from '../notifications/weekly.ts';

// a separate pool for each test, shared by a site with a minimum age of 21 and one for all adults
const pools = [...Array(12).keys()].map(n => `shared${n}`);
const sites = sitesWith({
  ...Object.fromEntries(pools.map(pool => [`all-${pool}`, { pool }])),
  ...Object.fromEntries(pools.map(pool => [`grown-${pool}`, { pool, min_age: 21 }])),
});
const server = await createTestServer({ parts: { sites } });
type MemberValues = NonNullable<Parameters<typeof server.member>[0]>;
type People = { id: string }[];
const ids = (people: People) => new Set(people.map(person => person.id));
let poolsUsed = 0;

/**
 * Adds a man, and three women of the site for all adults: 20 until tomorrow, 21 since today, and 36 years old.
 *
 * @param home the site where he signed up
 */
async function createPool(home: 'grown' | 'all' = 'grown') {
  server.clock.set('2026-11-21T12:00:00Z');
  const pool = pools[poolsUsed++] ?? '';
  const [grown, open] = [`grown-${pool}`, `all-${pool}`];
  const maleValues: MemberValues = {
    pool,
    site_id: `${home}-${pool}`,
    gender: 'male',
    looking_for: 'female',
  };
  const viewer = await server.member({
    ...maleValues,
    email: `${pool}@example.com`,
    credits: 10,
    asked: ['weekly_updates'],
  });
  const call = await server.client(viewer);
  const add = (date_of_birth: string, overrides: MemberValues = {}) =>
    server.member({ pool, site_id: open, date_of_birth, ...overrides });
  const women = [await add('2005-11-22'), await add('2005-11-21'), await add('1990-05-17')] as const;
  return {
    viewer,
    women,
    grown,
    add,
    get: async (path: string, host = `${grown}.test`) => (await call('GET', path, undefined, { host })).body,
    send: (path: string, body: unknown) =>
      call('POST', path, body, {
        host: `${grown}.test`,
        headers: { 'idempotency-key': server.ctx.ids.uuid() },
      }),
    like: async (from: { id: string }) => {
      const client = await server.client(from);
      return client('POST', '/api/like.php', { profile: viewer.id }, { host: `${open}.test` });
    },
    session: `velluto_session=${call.cookies.velluto_session}`,
    unlike: (other: { id: string }) =>
      call('DELETE', '/api/like.php', { profile: other.id }, { host: `${grown}.test` }),
    badge: async (host = `${grown}.test`) => {
      const read = async (path: string) => (await call('GET', path, undefined, { host })).body;
      const [user, likes] = [await read('/api/user.php'), await read('/api/likes.php')];
      const listed = likes.liked_by.filter((like: { like_new: boolean }) => like.like_new);
      return [user.num_new, likes.num_new, listed.length];
    },
    open: `${open}.test`,
  };
}

describe('a site with its own minimum age', () => {
  test.each([
    ['search', '/api/members.php?gender=female'],
    ['a search for younger ones', '/api/members.php?gender=female&min_age=18'],
    ['the swipe game', '/api/swipe.php'],
    ['the match finder', '/api/match-finder.php'],
    ['an answer of the match finder', '/api/match-finder.php?min_age=18&max_age=50'],
  ])('proposes nobody younger: %s', async (_, path) => {
    const { women, get, open } = await createPool();
    const [young, today, older] = women;
    const found = async (host?: string) =>
      ids(
        ((await get(path, host)).results as (People[0] & { profile?: { id: string } })[]).map(
          result => result.profile ?? result,
        ),
      );
    expect(await found()).toEqual(new Set([today.id, older.id]));
    expect(await found(open)).toEqual(new Set([young.id, today.id, older.id]));
  });

  test('suggests no younger members as similar ones', async () => {
    const { women, get, open, add } = await createPool();
    const [young, today, older] = women;
    const shown = await add('2003-01-01');
    for (const path of [`/api/member.php?id=${shown.id}`, `/api/similar.php?profile=${shown.id}`]) {
      const alike = async (host?: string) => {
        const body = await get(path, host);
        return ids(body.similar ?? body.results);
      };
      expect(await alike()).toEqual(new Set([today.id, older.id]));
      expect(await alike(open)).toEqual(new Set([young.id, today.id, older.id]));
    }
  });

  test('leaves out younger members in the weekly mail', async () => {
    const { grown, women, like } = await createPool();
    for (const woman of women) await like(woman);
    await sendWeekly(server.ctx, {
      site: grown,
      week: '2026-11-16',
      after: '00000000-0000-0000-0000-000000000000',
    });
    const weekly = (await server.mails(`${grown.replace('grown-', '')}@example.com`)).find(
      ({ kind }) => kind === 'weekly_updates',
    );
    const [young, ...others] = women;
    for (const { name } of others) expect(weekly?.text).toContain(name);
    expect(weekly?.text).not.toContain(young.name);
    for (const counted of ['Mi piace per te: 2', 'Nuove persone nel tuo Paese: 2'])
      expect(weekly?.text).toContain(counted);
  });

  test('keeps likes of younger members out of list, count, dialog and notices', async () => {
    const { viewer, women, add, get, like } = await createPool();
    const [young, today] = women;
    await like(young);
    const held = await add('2005-11-22', { accountStatus: 'not_confirmed' });
    await like(held);
    await server.ctx.transaction(tx => releaseLikes(server.ctx, tx, held.id));
    expect(await get('/api/likes.php')).toMatchObject({ liked_by: [], num_new: 0 });
    expect(await get('/api/auto-like.php')).toMatchObject({ profile: null });
    expect(server.events(viewer)).toEqual([]);
    const notices = server.db.selectFrom('notice').select('other_id').where('member_id', '=', viewer.id);
    expect(await notices.execute()).toEqual([]);
    await like(today);
    const { liked_by, num_new } = await get('/api/likes.php');
    expect([liked_by.length, liked_by[0].profile.id, num_new]).toEqual([1, today.id, 1]);
    expect(await notices.execute()).toEqual([{ other_id: today.id }]);
    server.clock.advance({ days: 1 });
    expect(
      ids((await get('/api/likes.php')).liked_by.map((like: { profile: People[0] }) => like.profile)),
    ).toEqual(new Set([young.id, today.id, held.id]));
  });

  test('keeps younger members whom the viewer has liked or written to', async () => {
    const { women, get, send, like } = await createPool();
    const [young] = women;
    expect((await send('/api/message.php', { profile: young.id, text: 'Ciao' })).status).toBe(201);
    expect((await get('/api/chats.php')).chats).toMatchObject([{ profile: { id: young.id } }]);
    await like(young);
    expect(await get('/api/likes.php')).toMatchObject({
      liked_by: [{ profile: { id: young.id } }],
      num_new: 1,
    });
    expect(await get('/api/auto-like.php')).toMatchObject({ profile: { id: young.id } });
  });

  test('counts the likes it lists, also for members of the other site', async () => {
    const { women, like, badge, open } = await createPool('all');
    const [young, today] = women;
    await like(young);
    expect([await badge(), await badge(open)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    await like(today);
    expect([await badge(), await badge(open)]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  test('stops counting a like when the returned like, because of which it was listed, is taken back', async () => {
    const { women, send, unlike, like, badge } = await createPool();
    const [young] = women;
    await send('/api/like.php', { profile: young.id });
    await like(young);
    expect(await badge()).toEqual([1, 1, 1]);
    await unlike(young);
    expect(await badge()).toEqual([0, 0, 0]);
  });

  test('sends its open pages no event of a like that it does not list', async () => {
    const { women, like, grown, session } = await createPool('all');
    const [young, today] = women;
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const page = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    page.write(`GET /api/events.php HTTP/1.1\r\nhost: ${grown}.test\r\ncookie: ${session}\r\n\r\n`);
    let text = '';
    page.on('data', chunk => {
      text += chunk;
    });
    await vi.waitFor(() => expect(text).toContain('retry'));
    await like(young);
    await like(today);
    await vi.waitFor(() => expect(text).toContain(today.id));
    expect(text).not.toContain(young.id);
    page.destroy();
  });
});
