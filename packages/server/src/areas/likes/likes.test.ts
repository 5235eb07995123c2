import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { afterFirstQuery } from '../../../test/after-first-query.ts';
import { createTestServer } from '../../../test/server.ts';
import { newLikesAsMarked } from '../../infrastructure/postgres/migrations/0052-new-likes-as-marked.ts';
import { listLikes } from './list.ts';

const server = await createTestServer();

/** Adds a member with functions for the calls about likes. */
async function addLiker(overrides: Parameters<typeof server.member>[0] = {}) {
  const member = await server.member(overrides);
  const call = await server.client(member);
  return {
    ...member,
    call,
    like: (other: { id: string }) => call('POST', '/api/like.php', { profile: other.id }),
    unlike: (other: { id: string }) => call('DELETE', '/api/like.php', { profile: other.id }),
    seen: (other: { id: string }) => call('POST', '/api/like-seen.php', { profile: other.id }),
    likes: async (type = '') => (await call('GET', `/api/likes.php${type && `?type=${type}`}`)).body,
    dialog: async () => (await call('GET', '/api/auto-like.php')).body,
    events: () => server.events(member),
  };
}
type Liker = Awaited<ReturnType<typeof addLiker>>;
/** Sends a message; the answer has it. */
async function write(from: Liker, to: { id: string }) {
  const headers = { 'idempotency-key': server.ctx.ids.uuid() };
  const { status, body } = await from.call(
    'POST',
    '/api/message.php',
    { profile: to.id, text: 'Ciao!' },
    { headers },
  );
  expect(status).toBe(201);
  return body;
}
type Items = { profile: { id: string } }[];
const ids = (items: Items) => items.map(item => item.profile.id);
const minute = () => server.clock.advance({ minutes: 1 });

describe('a like', () => {
  test('is new for the other member, who is notified at once', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    const { status, body } = await anna.like(bruno);
    expect([status, body.state]).toEqual([200, 'liked']);
    expect(body.profile).toMatchObject({ id: bruno.id, liked: true, like_new: false });
    expect(bruno.events()).toEqual([{ event: 'like', data: { profile: anna.id, origin: 'member' } }]);
    expect(anna.events()).toEqual([]);
    expect(await bruno.likes()).toMatchObject({
      profiles: [],
      liked_by: [
        {
          like_new: true,
          state: 'received',
          origin: 'member',
          liked_at: server.clock.now().toISOString(),
          profile: { id: anna.id, like_new: true, liked: false },
        },
      ],
      num_new: 1,
    });
    expect(await anna.likes()).toMatchObject({
      profiles: [{ like_new: false, state: 'liked', profile: { id: bruno.id, liked: true } }],
      liked_by: [],
      num_new: 0,
    });
  });

  test('that is returned is a match for both members', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await anna.like(bruno);
    expect((await bruno.like(anna)).body).toMatchObject({
      state: 'matched',
      profile: { id: anna.id, like_new: false },
    });
    expect(anna.events()).toEqual([{ event: 'match', data: { profile: bruno.id, origin: 'member' } }]);
    for (const [member, news] of [
      [anna, 1],
      [bruno, 0],
    ] as const) {
      const { profiles, liked_by, num_new } = await member.likes();
      expect([profiles[0].state, liked_by[0].state, num_new]).toEqual(['matched', 'matched', news]);
    }
    const page = await anna.call('GET', `/api/member.php?id=${bruno.id}`);
    expect(page.body.profile).toMatchObject({ liked: true, liked_me: true, matched: true, like_new: true });
  });

  test('given again changes nothing and returns the same', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    for (let time = 0; time < 3; time++) expect((await anna.like(bruno)).body.state).toBe('liked');
    await bruno.like(anna);
    expect((await anna.like(bruno)).body.state).toBe('matched');
    expect(await bruno.likes()).toMatchObject({ num_new: 0 });
    expect(bruno.events()).toHaveLength(1);
    expect(anna.events()).toHaveLength(1);
  });

  test('given many times concurrently is one like', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna.like(bruno)));
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['liked']));
    expect(await bruno.likes()).toMatchObject({ num_new: 1, liked_by: [{}] });
    expect(bruno.events()).toHaveLength(1);
  });

  test('returned at the same moment is exactly one match for each member', async () => {
    for (let round = 0; round < 12; round++) {
      const [anna, bruno] = [await addLiker(), await addLiker()];
      const answers = await Promise.all([anna.like(bruno), bruno.like(anna)]);
      expect(answers.map(({ body }) => body.state).sort()).toEqual(['liked', 'matched']);
      const events = [...anna.events(), ...bruno.events()].map(event => event.event);
      expect(events.sort()).toEqual(['like', 'match']);
      for (const member of [anna, bruno]) {
        const { profiles, liked_by } = await member.likes('matches');
        expect([profiles.length, liked_by.length]).toEqual([1, 1]);
      }
      const news = [(await anna.likes()).num_new, (await bruno.likes()).num_new];
      expect(news.sort()).toEqual([0, 1]);
    }
  });

  test('has the origin of its sender', async () => {
    const [fictional, anna] = [await addLiker({ origin: 'system' }), await addLiker()];
    await fictional.like(anna);
    expect((await anna.likes()).liked_by).toMatchObject([
      { origin: 'system', profile: { origin: 'system' } },
    ]);
    expect(await anna.dialog()).toMatchObject({ origin: 'system', profile: { id: fictional.id } });
  });

  test('is possible for active members of the pool, and not for oneself', async () => {
    const anna = await addLiker();
    const others = [
      anna,
      await server.member({ pool: 'elsewhere' }),
      await server.member({ status: 'disabled' }),
      { id: '019aa000-0000-7000-8000-ffffffffffff' },
      { id: 'nobody' },
    ];
    for (const other of others) {
      const { status, body } = await anna.like(other);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await anna.likes()).profiles).toEqual([]);
  });

  test('needs a session and the header of the client', async () => {
    const [anna, visitor] = [await addLiker(), await server.client()];
    const other = { profile: (await server.member()).id };
    expect((await visitor('POST', '/api/like.php', other)).body.code).toBe('authentication_required');
    const withoutHeader = { headers: { 'x-requested-with': '' } };
    expect((await anna.call('POST', '/api/like.php', other, withoutHeader)).body.code).toBe(
      'request_refused',
    );
  });
});

describe('before the e-mail is confirmed', () => {
  test('a like is held: its sender sees it, the other member does not', async () => {
    const [nina, bruno] = [await addLiker({ accountStatus: 'not_confirmed' }), await addLiker()];
    expect((await nina.like(bruno)).body.state).toBe('liked');
    expect((await nina.likes()).profiles).toHaveLength(1);
    expect(await bruno.likes()).toEqual({ profiles: [], liked_by: [], num_new: 0 });
    expect(await bruno.dialog()).toMatchObject({ profile: null });
    await bruno.seen(nina);
    expect((await bruno.call('GET', `/api/member.php?id=${nina.id}`)).status).toBe(404);
    expect((await bruno.like(nina)).status).toBe(404);
    expect(bruno.events()).toEqual([]);
    await nina.unlike(bruno);
    expect(await bruno.likes()).toMatchObject({ liked_by: [], num_new: 0 });
  });
});

describe('taking a like back', () => {
  test('removes its new flag too; without a like nothing happens', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await anna.like(bruno);
    expect((await anna.unlike(bruno)).status).toBe(204);
    expect((await anna.unlike(bruno)).status).toBe(204);
    expect(await bruno.likes()).toEqual({ profiles: [], liked_by: [], num_new: 0 });
    expect(await bruno.dialog()).toEqual({ profile: null, state: null, origin: null });
  });

  test('of a match keeps the like of the other member', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await anna.like(bruno);
    await bruno.like(anna);
    await anna.unlike(bruno);
    expect(await anna.likes()).toMatchObject({ profiles: [], liked_by: [{ state: 'received' }], num_new: 1 });
    expect(await bruno.likes()).toMatchObject({ profiles: [{ state: 'liked' }], liked_by: [], num_new: 0 });
    expect((await anna.like(bruno)).body.state).toBe('matched');
  });

  test('keeps the count right with concurrent likes and views', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    for (let round = 0; round < 8; round++) {
      await Promise.all([
        anna.like(bruno),
        anna.unlike(bruno),
        bruno.seen(anna),
        anna.like(bruno),
        bruno.dialog(),
      ]);
      const { liked_by, num_new } = await bruno.likes();
      expect(num_new).toBe(liked_by.filter((item: { like_new: boolean }) => item.like_new).length);
    }
  });
});

describe('viewing a new like', () => {
  test('clears its flag once, for good', async () => {
    const [anna, bruno, carla] = [await addLiker(), await addLiker(), await addLiker()];
    await bruno.like(anna);
    await carla.like(anna);
    await Promise.all([anna.seen(bruno), anna.seen(bruno)]);
    const { liked_by, num_new } = await anna.likes();
    expect(num_new).toBe(1);
    expect(liked_by.map((item: { like_new: boolean }) => item.like_new)).toEqual([true, false]);
    expect((await anna.seen({ id: 'nobody' })).status).toBe(404);
    expect((await carla.seen(anna)).status).toBe(204);
  });
});

describe('a like', () => {
  test('of a profile that the site runs is new in the list and in the number', async () => {
    const [anna, bruno, demo] = [await addLiker(), await addLiker(), await addLiker({ origin: 'ai' })];
    await bruno.like(anna);
    await demo.like(anna);
    const news = async () => {
      const { liked_by, num_new } = await anna.likes();
      return [liked_by.filter((item: { like_new: boolean }) => item.like_new).length, num_new];
    };
    expect(await news()).toEqual([2, 2]);
    // a database from before the rule is counted again
    await server.db
      .updateTable('user_state')
      .set({ new_likes: 1 })
      .where('member_id', '=', anna.id)
      .execute();
    await newLikesAsMarked.up(server.db as Kysely<unknown>);
    expect(await news()).toEqual([2, 2]);
    await anna.seen(demo);
    expect(await news()).toEqual([1, 1]);
    await anna.like(bruno);
    expect(await news()).toEqual([0, 0]);
  });
});

describe('the list', () => {
  test('has new likes first, then the latest, in both directions', async () => {
    const anna = await addLiker();
    const likers = [await addLiker(), await addLiker(), await addLiker(), await addLiker()];
    const [bruno, carla, dario, elena] = likers;
    if (!bruno || !carla || !dario || !elena) throw new Error();
    for (const liker of likers) {
      await liker.like(anna);
      minute();
    }
    await anna.seen(elena);
    await anna.seen(bruno);
    expect(ids((await anna.likes()).liked_by)).toEqual([dario.id, carla.id, elena.id, bruno.id]);
    for (const liked of [dario, bruno, carla]) {
      await anna.like(liked);
      minute();
    }
    expect(ids((await anna.likes()).profiles)).toEqual([carla.id, bruno.id, dario.id]);
    expect((await anna.likes()).num_new).toBe(0);
  });

  test('returns the requested kind', async () => {
    const [anna, bruno, carla, dario] = [
      await addLiker(),
      await addLiker(),
      await addLiker(),
      await addLiker(),
    ];
    await bruno.like(anna);
    await anna.like(bruno);
    await carla.like(anna);
    await anna.like(dario);
    const lists = async (type: string) => {
      const { profiles, liked_by, num_new } = await anna.likes(type);
      return [new Set(ids(profiles)), new Set(ids(liked_by)), num_new];
    };
    expect(await lists('')).toEqual([new Set([bruno.id, dario.id]), new Set([bruno.id, carla.id]), 1]);
    expect(await lists('received')).toEqual([new Set(), new Set([bruno.id, carla.id]), 1]);
    expect(await lists('given')).toEqual([new Set([bruno.id, dario.id]), new Set(), 1]);
    expect(await lists('matches')).toEqual([new Set([bruno.id]), new Set([bruno.id]), 1]);
    expect((await anna.call('GET', '/api/likes.php?type=all')).status).toBe(400);
  });

  test('of unwritten matches has those without a conversation, the latest match first', async () => {
    const anna = await addLiker({ credits: 10 });
    const [early, late, oneSided] = [await addLiker(), await addLiker(), await addLiker()];
    const writer = () => addLiker({ credits: 10 });
    const [written, held, left] = [await writer(), await writer(), await writer()];
    // the like that came last is not the match that came last
    for (const liker of [late, written, held, left, early, oneSided]) await liker.like(anna);
    for (const liked of [early, late, written, held, left]) {
      minute();
      await anna.like(liked);
    }
    const unwritten = async () => {
      const { profiles, liked_by } = await anna.likes('unwritten');
      expect(profiles).toEqual([]);
      return ids(liked_by);
    };
    expect(await unwritten()).toEqual([left.id, held.id, written.id, late.id, early.id]);
    await write(anna, written);
    const { message } = await write(left, anna);
    await anna.call('DELETE', '/api/chat.php', { conversation: message.conversation });
    // she must not learn of a message that waits for the confirmation of its sender's address
    const unconfirmed = server.db.updateTable('account').set({ status: 'not_confirmed' });
    await unconfirmed.where('member_id', '=', held.id).execute();
    expect((await write(held, anna)).message.status).toBe('held');
    expect(await unwritten()).toEqual([held.id, late.id, early.id]);
    await anna.unlike(late);
    expect(await unwritten()).toEqual([held.id, early.id]);
  });

  test('has rows and their count of one moment, whatever comes meanwhile', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    const viewer = { id: anna.id, pool: 'velluto', shownOn: null, language: 'it' } as const;
    const site = server.ctx.sites.forHost('localhost');
    const like = () => bruno.like(anna);
    const list = await listLikes(afterFirstQuery(server.ctx, like), site, viewer, undefined);
    expect(list).toEqual({ profiles: [], liked_by: [], num_new: 0 });
    expect((await listLikes(server.ctx, site, viewer, undefined)).num_new).toBe(1);
  });

  test('leaves out deleted members', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await anna.like(bruno);
    await bruno.like(anna);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', bruno.id).execute();
    expect(await anna.likes()).toMatchObject({ profiles: [], liked_by: [] });
    expect(await anna.dialog()).toMatchObject({ profile: null });
  });

  test('is not sent again until something changed, or online marks can have changed', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    server.clock.set('2026-12-01T10:00:00Z');
    const first = await anna.call('GET', '/api/likes.php');
    const statusWithEtag = async (type = '') =>
      (
        await anna.call('GET', `/api/likes.php${type}`, undefined, {
          headers: { 'if-none-match': String(first.headers.etag) },
        })
      ).status;
    server.clock.advance({ minutes: 4, seconds: 59 });
    expect(await statusWithEtag()).toBe(304);
    expect(await statusWithEtag('?type=given')).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(await statusWithEtag()).toBe(200);
    server.clock.set('2026-12-01T10:00:00Z');
    await bruno.like(anna);
    expect(await statusWithEtag()).toBe(200);
  });
});

describe('the match dialog', () => {
  test('shows each received like once, the oldest first', async () => {
    const [anna, bruno, carla] = [await addLiker(), await addLiker(), await addLiker()];
    await bruno.like(anna);
    minute();
    await carla.like(anna);
    expect(await anna.dialog()).toMatchObject({
      state: 'received',
      origin: 'member',
      profile: { id: bruno.id },
    });
    expect(await anna.dialog()).toMatchObject({ profile: { id: carla.id } });
    expect(await anna.dialog()).toEqual({ profile: null, state: null, origin: null });
    expect((await anna.likes()).num_new).toBe(2);
  });

  test('passes over the like of a deleted member, and shows it once they are back', async () => {
    const [anna, bruno, carla] = [await addLiker(), await addLiker(), await addLiker()];
    await bruno.like(anna);
    minute();
    await carla.like(anna);
    const setStatus = (status: 'active' | 'deleted') =>
      server.db.updateTable('member').set({ status }).where('id', '=', bruno.id).execute();
    await setStatus('deleted');
    expect(await anna.dialog()).toMatchObject({ profile: { id: carla.id } });
    expect(await anna.dialog()).toMatchObject({ profile: null });
    await setStatus('active');
    expect(await anna.dialog()).toMatchObject({ profile: { id: bruno.id } });
  });

  test('shows it once also with concurrent calls of many pages', async () => {
    const anna = await addLiker();
    const others = [await addLiker(), await addLiker(), await addLiker()];
    for (const other of others) await other.like(anna);
    const shown = await Promise.all(Array.from({ length: 6 }, () => anna.dialog()));
    const shownIds = shown.flatMap(({ profile }) => (profile ? [profile.id] : []));
    expect(shownIds.sort()).toEqual(others.map(other => other.id).sort());
  });

  test('reports a match to the member who does not know of it yet', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await anna.like(bruno);
    await bruno.like(anna);
    expect(await bruno.dialog()).toMatchObject({ profile: null });
    expect(await anna.dialog()).toMatchObject({ state: 'matched', profile: { id: bruno.id } });
  });

  test('does not show a viewed like as new', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await bruno.like(anna);
    await anna.seen(bruno);
    expect(await anna.dialog()).toMatchObject({ profile: null });
  });

  test('cannot be used up by another site', async () => {
    const [anna, bruno] = [await addLiker(), await addLiker()];
    await bruno.like(anna);
    const answer = await anna.call('GET', '/api/auto-like.php', undefined, {
      headers: { 'x-requested-with': '' },
    });
    expect(answer.body.code).toBe('request_refused');
    expect(await anna.dialog()).toMatchObject({ profile: { id: bruno.id } });
  });
});
