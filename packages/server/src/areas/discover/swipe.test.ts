import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';

// a separate pool for each test, so that members of other tests are not in the deck
const names = [...Array(40).keys()].map(n => `game${n}`);
const sites = sitesWith(Object.fromEntries(names.map(name => [name, { pool: name }])));
const server = await createTestServer({ parts: { sites } });
type PlayerOverrides = NonNullable<Parameters<typeof server.member>[0]>;
let poolsUsed = 0;

/** Adds a woman from Milan who looks for men, in a separate pool, and functions to play the swipe game. */
async function game(overrides: PlayerOverrides = {}) {
  server.clock.set('2026-11-21T12:00:00Z');
  const pool = `game${poolsUsed++}`;
  const host = `${pool}.test`;
  const player = await server.member({ pool, ...overrides });
  const call = await server.client(player);
  const clientOf = async (member: { id: string }) => {
    const client = await server.client(member);
    return (method: string, path: string, body?: unknown) => client(method, path, body, { host });
  };
  const add = async (other: PlayerOverrides = {}) => {
    server.clock.advance({ seconds: 1 });
    return server.member({ pool, gender: 'male', looking_for: 'female', ...other });
  };
  const deck = async () => (await call('GET', '/api/swipe.php', undefined, { host })).body;
  return {
    player,
    call,
    host,
    clientOf,
    add,
    deck,
    men: (count: number, other?: PlayerOverrides) =>
      Promise.all(Array.from({ length: count }, () => add(other))),
    shown: async () => new Set(((await deck()).results as { id: string }[]).map(member => member.id)),
    swipe: (profile: { id: string } | string, choice: string) =>
      call(
        'POST',
        '/api/swipe.php',
        { profile: typeof profile === 'string' ? profile : profile.id, choice },
        { host },
      ),
    undo: () => call('DELETE', '/api/swipe.php', undefined, { host }),
    likesLeft: async () => (await deck()).likes.left,
  };
}

describe('the deck', () => {
  test('returns members as on tiles, and the likes left for the day', async () => {
    const { add, deck } = await game();
    const luca = await add({ name: 'Luca' });
    const body = await deck();
    expect(body).toMatchObject({
      results: [{ id: luca.id, origin: 'member', liked: false }],
      may_undo: false,
    });
    expect(body.likes).toEqual({ left: 4, max: 4, resets_at: '2026-11-21T23:00:00.000Z' });
    expect(body.server_time).toBe(server.clock.now().toISOString());
  });

  test('holds members whom the viewer looks for and who look for members like the viewer', async () => {
    const { add, shown } = await game();
    const both = await add({ looking_for: 'both' });
    const man = await add();
    await add({ looking_for: 'male' });
    await add({ gender: 'female' });
    expect(await shown()).toEqual(new Set([both.id, man.id]));
  });

  test('holds both genders for a member who looks for both', async () => {
    const { add, shown } = await game({ looking_for: 'both' });
    const members = [await add(), await add({ gender: 'female' })];
    expect(await shown()).toEqual(new Set(members.map(member => member.id)));
  });

  test('has at most a dozen, the last active ones of the own country first, then of other countries of the site', async () => {
    const { add, men, deck } = await game();
    await men(9);
    const late = await add({ country: 'DE', region: null });
    await add({ country: 'JP', region: null });
    const last = await add();
    const { results } = await deck();
    expect(results[0].id).toBe(last.id);
    expect([results.length, results.at(-1).id]).toEqual([11, late.id]);
    await men(3);
    expect((await deck()).results.map((member: { country: string }) => member.country)).toEqual(
      Array(12).fill('IT'),
    );
  });

  test('leaves out members who were answered or liked, block or are blocked, are hidden or deleted', async () => {
    const { player, add, shown, swipe, call, host } = await game();
    const [visible, passed, liked, likedOnPage] = [await add(), await add(), await add(), await add()];
    const [blocked, blocks, hidden, disabled] = [await add(), await add(), await add(), await add()];
    await swipe(passed, 'pass');
    await swipe(liked, 'like');
    await call('POST', '/api/like.php', { profile: likedOnPage.id }, { host });
    const at = { created_at: server.clock.now() };
    await server.db
      .insertInto('block')
      .values([
        { blocker: player.id, blocked: blocked.id, ...at },
        { blocker: blocks.id, blocked: player.id, ...at },
      ])
      .execute();
    await server.db
      .updateTable('member_search')
      .set({ visible: false })
      .where('member_id', '=', hidden.id)
      .execute();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
    expect(await shown()).toEqual(new Set([visible.id]));
  });
});

describe('a card', () => {
  const give = (members: { id: string }[], ...list: string[]) =>
    server.db
      .insertInto('member_interest')
      .values(members.flatMap(({ id }) => list.map(interest => ({ member_id: id, interest }))))
      .execute();

  test('has the photos, words and shared interests of the page, for free and premium members', async () => {
    for (const paid_user of [false, true]) {
      const { player, add, deck, call, host } = await game({ paid_user });
      const luca = await add({ about_me: 'Leggo e\n\ncucino.' });
      const ownCall = await server.client(luca);
      for (let n = 0; n < 3; n++) await upload(ownCall, await picture(), { host });
      await give([luca, player], 'cooking', 'sea');
      await give([luca], 'art');
      await give([player], 'music');
      const [card] = (await deck()).results;
      const { profile } = (await call('GET', `/api/member.php?id=${luca.id}`, undefined, { host })).body;
      const { shared_interests, photos } = profile;
      expect(card).toMatchObject({ about_me_excerpt: 'Leggo e cucino.', shared_interests, photos });
      expect(shared_interests).toEqual(['cooking', 'sea']);
      expect(photos.map((photo: { locked: boolean }) => photo.locked)).toEqual([
        false,
        !paid_user,
        !paid_user,
      ]);
    }
  });

  test('of a member without words, photos or shared interests has none, and keeps its own ones', async () => {
    const { player, add, deck } = await game();
    const silent = await add();
    const luca = await add({ about_me: 'Ciao.' });
    await give([luca, player], 'sea');
    const { results } = await deck();
    expect(results).toMatchObject([
      { id: luca.id, about_me_excerpt: 'Ciao.', shared_interests: ['sea'], photos: [] },
      { id: silent.id, about_me_excerpt: '', shared_interests: [], photos: [] },
    ]);
  });

  test('has at most six photos, none that is not approved', async () => {
    const { add, deck } = await game();
    const luca = await add({ origin: 'operator' });
    const at = { created_at: server.clock.now() };
    await server.db
      .insertInto('photo')
      .values(
        Array.from({ length: 9 }, (_, position) => ({
          id: server.ctx.ids.uuid(),
          member_id: luca.id,
          key: server.ctx.ids.uuid(),
          position,
          status: position === 1 ? ('pending' as const) : ('active' as const),
          width: 40,
          height: 50,
          ...at,
        })),
      )
      .execute();
    const { photos } = (await deck()).results[0];
    expect(photos.map((photo: { status: string }) => photo.status)).toEqual(Array(6).fill('active'));
  });

  test('that is back after an undo is the same', async () => {
    const { player, add, deck, swipe, undo } = await game();
    const luca = await add({ about_me: 'Ciao.' });
    await give([luca, player], 'sea');
    const [card] = (await deck()).results;
    await swipe(luca, 'pass');
    expect((await undo()).body.profile).toEqual(card);
  });
});

describe('a like in the game', () => {
  test('is an ordinary like: reported to the other member, a match when it is returned', async () => {
    const { player, add, swipe, clientOf } = await game();
    const luca = await add();
    const first = await swipe(luca, 'like');
    expect(first.body).toMatchObject({
      state: 'liked',
      profile: { id: luca.id, liked: true },
      may_undo: false,
    });
    expect(first.body.likes.left).toBe(3);
    expect(server.events(luca)).toEqual([{ event: 'like', data: { profile: player.id, origin: 'member' } }]);
    const asLuca = await clientOf(luca);
    const likeBack = await asLuca('POST', '/api/swipe.php', { profile: player.id, choice: 'like' });
    expect(likeBack.body.state).toBe('matched');
    expect(server.events(player)).toEqual([{ event: 'match', data: { profile: luca.id, origin: 'member' } }]);
  });

  test('of a member with an unconfirmed address is held', async () => {
    const { player, add, swipe, clientOf } = await game({ accountStatus: 'not_confirmed' });
    const luca = await add();
    expect((await swipe(luca, 'like')).body.state).toBe('liked');
    expect(server.events(luca)).toEqual([]);
    const asLuca = await clientOf(luca);
    // until the confirmation the player is hidden from others, so that Luca cannot like back
    expect((await asLuca('POST', '/api/swipe.php', { profile: player.id, choice: 'like' })).status).toBe(404);
  });

  test('is one of four a day, and the response to the fifth says when there are new ones', async () => {
    const { men, swipe, likesLeft, call, host } = await game();
    const [a, b, c, d, e] = await men(5);
    const counts = [];
    for (const man of [a, b, c, d]) counts.push((await swipe(man as never, 'like')).body.likes.left);
    expect(counts).toEqual([3, 2, 1, 0]);
    const { status, body } = await swipe(e as never, 'like');
    expect([status, body.code]).toEqual([403, 'swipe_limit_reached']);
    expect(body.details).toEqual({ max: 4, resets_at: '2026-11-21T23:00:00.000Z' });
    expect(server.events(e as never)).toEqual([]);
    expect((await call('GET', '/api/likes.php', undefined, { host })).body.profiles).toHaveLength(4);
    expect((await swipe(e as never, 'pass')).body.state).toBe('passed');
    expect(await likesLeft()).toBe(0);
  });

  test('is counted once however often it is sent', async () => {
    const { add, swipe, likesLeft } = await game();
    const luca = await add();
    const answers = await Promise.all(Array.from({ length: 8 }, () => swipe(luca, 'like')));
    expect(answers.map(answer => answer.body.state)).toEqual(Array(8).fill('liked'));
    expect(await likesLeft()).toBe(3);
    expect(server.events(luca)).toHaveLength(1);
  });

  test('is one of four also with concurrent calls of many pages', async () => {
    const { men, swipe, likesLeft } = await game();
    const answers = await Promise.all((await men(10)).map(man => swipe(man, 'like')));
    expect(answers.map(answer => answer.status).sort()).toEqual([
      ...Array(4).fill(200),
      ...Array(6).fill(403),
    ]);
    expect(await likesLeft()).toBe(0);
  });

  test('is not given back by taking the like back, by passing, or by an undo', async () => {
    const { men, swipe, likesLeft, undo, call, host } = await game();
    const members = await men(5);
    for (const man of members.slice(0, 4)) {
      await swipe(man, 'like');
      await call('DELETE', '/api/like.php', { profile: man.id }, { host });
      expect((await swipe(man, 'pass')).body.state).toBe('passed');
      expect((await undo()).status).toBe(404);
    }
    expect(await likesLeft()).toBe(0);
    expect((await swipe(members[4] as never, 'like')).body.code).toBe('swipe_limit_reached');
    // liking the same member again is not counted
    expect((await swipe(members[0] as never, 'like')).body.state).toBe('liked');
    // a pass does not replace an existing like
    expect((await swipe(members[0] as never, 'pass')).body.state).toBe('liked');
  });

  test('of a member liked before is not counted', async () => {
    const { add, swipe, likesLeft, call, host } = await game();
    const luca = await add();
    await call('POST', '/api/like.php', { profile: luca.id }, { host });
    expect((await swipe(luca, 'like')).body.state).toBe('liked');
    expect(await likesLeft()).toBe(4);
  });
});

describe('a new day', () => {
  /** Uses up the likes at one time; returns how many are left at the other times. */
  async function likesLeftAfter(usedAt: string, ...moments: string[]) {
    const { men, swipe, deck, player, host } = await game();
    const members = await men(4);
    server.clock.set(usedAt);
    for (const man of members) await swipe(man, 'like');
    const likesLeftAt = [];
    for (const moment of moments) {
      server.clock.set(moment);
      const call = await server.client(player);
      likesLeftAt.push((await call('GET', '/api/swipe.php', undefined, { host })).body.likes.left);
    }
    expect((await deck()).likes.max).toBe(4);
    return likesLeftAt;
  }

  test('begins at midnight in the time zone of the site', async () => {
    const moments = ['2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z'];
    expect(await likesLeftAfter('2026-11-20T23:00:00Z', ...moments)).toEqual([0, 4]);
    expect(await likesLeftAfter('2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00Z')).toEqual([4]);
  });

  test('begins an hour earlier or later when clocks change', async () => {
    const spring = ['2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'];
    expect(await likesLeftAfter('2026-03-28T23:00:00Z', ...spring)).toEqual([0, 4]);
    const autumn = ['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'];
    expect(await likesLeftAfter('2026-10-24T22:00:00Z', ...autumn)).toEqual([0, 4]);
  });

  test('does not depend on the clock of the browser', async () => {
    const { men, swipe } = await game();
    const answers = [];
    for (const man of await men(5)) answers.push((await swipe(man, 'like')).status);
    expect(answers).toEqual([200, 200, 200, 200, 403]);
  });
});

describe('a pass', () => {
  test('is free, and the last one can be undone once', async () => {
    const { add, swipe, undo, shown, deck } = await game();
    const [luca, marco] = [await add(), await add()];
    expect((await swipe(luca, 'pass')).body).toMatchObject({ state: 'passed', may_undo: true });
    expect((await swipe(marco, 'pass')).body.likes.left).toBe(4);
    expect(await shown()).toEqual(new Set());
    expect((await undo()).body).toMatchObject({ profile: { id: marco.id }, may_undo: false });
    expect(await shown()).toEqual(new Set([marco.id]));
    expect((await undo()).body.code).toBe('not_found');
    expect((await deck()).may_undo).toBe(false);
  });

  test('given again stays where it was: the one after it is undone', async () => {
    const { add, swipe, undo } = await game();
    const [luca, marco] = [await add(), await add()];
    for (const man of [luca, marco, luca]) await swipe(man, 'pass');
    expect((await undo()).body).toMatchObject({ profile: { id: marco.id }, may_undo: false });
  });

  test('on somebody who was blocked meanwhile is undone without showing them', async () => {
    const { add, swipe, undo, shown, call, host } = await game();
    const luca = await add();
    await swipe(luca, 'pass');
    await call('POST', '/api/block.php', { profile: luca.id }, { host });
    expect((await undo()).body).toMatchObject({ profile: null, may_undo: false });
    expect(await shown()).toEqual(new Set());
  });

  test('is undone once also by concurrent calls of two pages', async () => {
    const { men, swipe, undo, shown } = await game();
    const members = await men(3);
    for (const man of members) await swipe(man, 'pass');
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 404, 404]);
    expect(await shown()).toEqual(new Set([members[2]?.id]));
  });

  test('cannot be undone after a like', async () => {
    const { add, swipe, undo } = await game();
    const [luca, marco] = [await add(), await add()];
    await swipe(luca, 'pass');
    expect((await swipe(marco, 'like')).body.may_undo).toBe(false);
    expect((await undo()).status).toBe(404);
  });

  test('can become a like, which is counted', async () => {
    const { add, swipe, likesLeft, undo } = await game();
    const luca = await add();
    await swipe(luca, 'pass');
    expect((await swipe(luca, 'like')).body.state).toBe('liked');
    expect([await likesLeft(), (await undo()).status]).toEqual([3, 404]);
  });

  test('and a concurrent like of the same member result in one of the two', async () => {
    const { men, swipe, likesLeft } = await game();
    for (const man of await men(3))
      await Promise.all([swipe(man, 'pass'), swipe(man, 'like'), swipe(man, 'pass')]);
    expect(await likesLeft()).toBe(1);
  });

  test('of a member who blocks meanwhile does not show them again when undone', async () => {
    const { player, add, swipe, undo } = await game();
    const luca = await add();
    await swipe(luca, 'pass');
    await server.db
      .insertInto('block')
      .values({ blocker: luca.id, blocked: player.id, created_at: server.clock.now() })
      .execute();
    expect((await undo()).body.profile).toBeNull();
    expect((await swipe(luca, 'pass')).body.code).toBe('blocked_by_member');
  });
});

describe('what is refused', () => {
  test('members whom the player blocks, liked or passed', async () => {
    const { player, add, swipe, call, host, deck } = await game();
    const luca = await add();
    await call('POST', '/api/block.php', { profile: luca.id }, { host });
    for (const choice of ['like', 'pass']) expect((await swipe(luca, choice)).body.code).toBe('not_found');
    expect((await deck()).may_undo).toBe(false);
    const rows = await server.db.selectFrom('swipe').where('member_id', '=', player.id).selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('unknown members, oneself, and members of other pools', async () => {
    const { player, swipe, likesLeft } = await game();
    const elsewhere = await server.member({ pool: 'velluto', gender: 'male' });
    for (const id of [player.id, elsewhere.id, 'nobody', '019aa000-0000-7000-8000-ffffffffffff']) {
      for (const choice of ['like', 'pass']) expect((await swipe(id, choice)).body.code).toBe('not_found');
    }
    expect(await likesLeft()).toBe(4);
  });

  test.each([
    {},
    { choice: 'like' },
    { profile: 'x', choice: 'superlike' },
    { profile: 'x', choice: 'like', likes: 9 },
  ])('%o is not valid', async body => {
    const call = await server.client(await server.member());
    expect((await call('POST', '/api/swipe.php', body)).body.code).toBe('invalid_request');
  });

  test('visitors, and calls from other origins', async () => {
    const visitor = await server.client();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? { profile: 'x', choice: 'pass' } : undefined;
      expect((await visitor(method, '/api/swipe.php', body)).body.code).toBe('authentication_required');
    }
    const call = await server.client(await server.member());
    const foreign = { headers: { 'x-requested-with': 'other' } };
    expect((await call('DELETE', '/api/swipe.php', undefined, foreign)).body.code).toBe('request_refused');
  });
});
