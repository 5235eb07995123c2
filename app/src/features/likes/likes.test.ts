import { createClient, type LikesResponse } from '@velluto/api-client';
import { errorExamples, getLikesExamples, likeExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createLikeAlertsStore } from './like-alerts.ts';
import { createLikesStore } from './likes.ts';

/** Two new likes by the count of the server: a new object each time. */
const answer = (): LikesResponse => ({ ...structuredClone(getLikesExamples.all), num_new: 2 });
const all = answer();
const newLiker = all.liked_by.find(item => item.like_new)?.profile.id ?? '';
const { matched, liked } = likeExamples;

/** A store whose server answers likes like this; `calls` is what was asked. */
function setUp(likeAnswer: () => Response = () => Response.json(liked)) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return request.url.endsWith('/api/like.php') ? likeAnswer() : new Response(null, { status: 204 });
    },
  });
  const app = testAppContext({ user: testUser(), client });
  const likes = createLikesStore(app);
  const initial = answer();
  likes.applySnapshot(initial);
  return { calls, initial, app, likes };
}

it('a like shows at once, and is sent once however often the button is pressed', async () => {
  const { calls, app, likes } = setUp();
  const both = Promise.all([likes.like('m'), likes.like('m')]);
  expect(likes.state.states.m).toBe('liked');
  await both;
  expect(likes.state.states.m).toBe('liked');
  expect(app.store(createLikeAlertsStore).state.match).toBeNull();
  expect(calls).toEqual(['POST /api/like.php']);
});

it('liking back shows a match, and the like is no longer new', async () => {
  const { app, likes } = setUp(() => Response.json(matched));
  const alerts = app.store(createLikeAlertsStore);
  await likes.like(newLiker);
  expect(likes.state.states[newLiker]).toBe('matched');
  expect(alerts.state.match).toEqual({ kind: 'match', member: matched.profile });
  expect(likes.state.received.find(item => item.member.id === newLiker)).toMatchObject({
    state: 'matched',
    likeNew: false,
  });
  expect(app.session.state.newLikes).toBe(1);
  alerts.close();
  expect(alerts.state.match).toBeNull();
});

it('a failed like is undone and its reason is shown', async () => {
  const { likes } = setUp(() => Response.json(errorExamples.blocked_by_member, { status: 403 }));
  const refused = likes.like('m');
  expect(likes.state.states.m).toBe('liked');
  await refused;
  expect(likes.state).toMatchObject({ states: { m: 'idle' }, problem: { code: 'blocked_by_member' } });
  const again = likes.like('n');
  expect(likes.state.problem).toBeNull();
  await again;
});

it('opening a profile marks its like as seen once, here and on the server', async () => {
  const { calls, initial, app, likes } = setUp();
  expect(app.session.state.newLikes).toBe(2);
  await Promise.all([likes.seen(newLiker), likes.seen(newLiker)]);
  likes.applySnapshot(initial); // comes again by the history
  expect(likes.state.received.find(item => item.member.id === newLiker)?.likeNew).toBe(false);
  expect(app.session.state.newLikes).toBe(1);
  expect(calls[0]).toBe('POST /api/like-seen.php');
});

it('opening the profile of a new like that is not in a list yet lowers the count once', async () => {
  const { app, likes } = setUp();
  app.session.setNewLikes(3);
  const liker = 'somebody-who-came-meanwhile';
  await likes.seen(liker);
  await likes.seen(liker);
  expect(app.session.state.newLikes).toBe(2);
});

it('taking a like back removes it from the list and keeps the like of the other person', async () => {
  const { likes } = setUp(() => new Response(null, { status: 204 }));
  const both = likes.state.given.find(item => item.state === 'matched')?.member.id ?? '';
  await likes.unlike(both);
  expect(likes.state.given.map(item => item.member.id)).not.toContain(both);
  expect(likes.state.received.find(item => item.member.id === both)?.state).toBe('received');
});

it('a like that is on its way is taken back once it has arrived, and shows no match', async () => {
  const { app, calls, likes } = setUp(() => Response.json(matched));
  const both = Promise.all([likes.like('m'), likes.unlike('m')]);
  expect(likes.state.states.m).toBe('idle');
  await both;
  expect(calls).toEqual(['POST /api/like.php', 'DELETE /api/like.php']);
  expect(likes.state.states.m).toBe('idle');
  expect(app.store(createLikeAlertsStore).state.match).toBeNull();
});

it('of presses while one is on its way, only the last is followed', async () => {
  const { calls, likes } = setUp();
  await Promise.all([likes.like('m'), likes.unlike('m'), likes.like('m')]);
  expect([calls, likes.state.states.m]).toEqual([['POST /api/like.php'], 'liked']);
});

it('a like that is being taken back is given again when it is pressed meanwhile', async () => {
  const { calls, likes } = setUp();
  const gone = likes.state.given[0]?.member.id ?? '';
  await Promise.all([likes.unlike(gone), likes.like(gone)]);
  expect(calls).toEqual(['DELETE /api/like.php', 'POST /api/like.php']);
  expect(likes.state.states[gone]).toBe('liked');
});

it('a like that was refused is not sent to be taken back, and can be given again', async () => {
  const { calls, likes } = setUp(() => Response.json(errorExamples.rate_limited, { status: 429 }));
  const presses = await Promise.all([likes.like('m'), likes.unlike('m')]);
  expect(presses).toEqual([false, false]);
  expect(likes.state).toMatchObject({ states: { m: 'idle' }, problem: { code: 'rate_limited' } });
  await likes.like('m');
  expect(calls).toEqual(['POST /api/like.php', 'POST /api/like.php']);
});

it('a like that could not be taken back stays, with the reason', async () => {
  const { likes } = setUp(() => Response.json(errorExamples.rate_limited, { status: 429 }));
  const both = likes.state.given.find(item => item.state === 'matched')?.member.id ?? '';
  const taken = likes.unlike(both);
  expect(likes.state.states[both]).toBe('idle');
  await taken;
  expect(likes.state).toMatchObject({ states: { [both]: 'liked' }, problem: { code: 'rate_limited' } });
  expect(likes.state.given.map(item => item.member.id)).toContain(both);
});

it('lists new likes first, as the server does', () => {
  const flags = setUp().likes.state.received.map(like => like.likeNew);
  expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
});

it('a like that arrives while the list is open is first in it, once', () => {
  const { app, likes } = setUp();
  const item = all.liked_by.find(like => like.profile.id === newLiker) ?? expect.fail('nobody');
  const before = likes.state.received.length;
  app.bus.emit('like', { profile: newLiker, origin: 'member', like: { ...item, id: 'again' } });
  expect(likes.state.received).toHaveLength(before);
  expect(likes.state.received[0]).toMatchObject({ id: 'again', member: { id: newLiker } });
});

it('blocking a member removes the likes of both, and no others', () => {
  const { app, likes } = setUp();
  const idsOf = (list: 'received' | 'given') => likes.state[list].map(like => like.member.id);
  const before = { received: idsOf('received'), given: idsOf('given') };
  const both = before.given.find(id => before.received.includes(id)) ?? expect.fail('no match');
  app.bus.emit('blocked', { profile: newLiker });
  app.bus.emit('blocked', { profile: both });
  const others = (ids: string[]) => ids.filter(id => id !== newLiker && id !== both);
  expect(idsOf('received')).toEqual(others(before.received));
  expect(idsOf('given')).toEqual(others(before.given));
  expect(app.session.state.newLikes).toBe(1);
});
