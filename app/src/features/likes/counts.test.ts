import type { Client, LikesResponse } from '@velluto/api-client';
import { getLikesExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createLikeAlertsStore } from './like-alerts.ts';
import { createLikesStore } from './likes.ts';

const answer = (): LikesResponse => ({ ...structuredClone(getLikesExamples.all), num_new: 2 });
const good = (data: object | undefined) => ({ data, response: new Response(null, { status: 200 }) });

function setUp() {
  const first = answer();
  const fresh = first.liked_by.find(item => item.like_new) ?? expect.fail('nothing new');
  const POST = vi.fn(async (path: string) =>
    good(path === '/api/like.php' ? { state: 'matched', profile: fresh.profile } : undefined),
  );
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const likes = createLikesStore(app);
  likes.accept(first);
  const id = fresh.profile.id;
  const isNew = () => likes.state.received.find(one => one.member.id === id)?.likeNew;
  return { first, id, isNew, POST, app, likes };
}

it('opening a profile clears its new flag and the badge, once', async () => {
  const { id, isNew, POST, app, likes } = setUp();
  expect(isNew()).toBe(true);
  await Promise.all([likes.seen(id), likes.seen(id)]);
  expect(isNew()).toBe(false);
  expect(app.session.state.newLikes).toBe(1);
  expect(POST).toHaveBeenCalledWith('/api/like-seen.php', expect.objectContaining({ body: { profile: id } }));
});

it('liking back clears it too', async () => {
  const { id, isNew, app, likes } = setUp();
  await likes.like(id);
  expect(isNew()).toBe(false);
  expect(app.store(createLikeAlertsStore).state.match).toMatchObject({ kind: 'match', member: { id } });
  expect(app.session.state.newLikes).toBe(1);
});

it('an answer that comes again by the history takes nothing back', async () => {
  const { first, id, isNew, app, likes } = setUp();
  await likes.seen(id);
  likes.accept(first);
  expect(isNew()).toBe(false);
  expect(app.session.state.newLikes).toBe(1);
});

it('keeps the order of the server: new ones first', () => {
  const { likes } = setUp();
  const flags = likes.state.received.map(like => like.likeNew);
  expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
});

it('a like that comes while the list is open stands first in it, once', () => {
  const { id, first, app, likes } = setUp();
  const item = first.liked_by.find(one => one.profile.id === id) ?? expect.fail('nobody');
  const before = likes.state.received.length;
  app.bus.emit('like', { profile: id, origin: 'member', like: { ...item, id: 'again' } });
  expect(likes.state.received).toHaveLength(before);
  expect(likes.state.received[0]).toMatchObject({ id: 'again', member: { id } });
});

it('blocking somebody takes their likes away', () => {
  const { id, app, likes } = setUp();
  app.bus.emit('blocked', { profile: id });
  expect(likes.state.received.map(like => like.member.id)).not.toContain(id);
  expect(app.session.state.newLikes).toBe(1);
});
