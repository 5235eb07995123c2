import type { Client } from '@velluto/api-client';
import { autoLikeExamples, getLikesExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testUser, testVisit } from '../../platform/testing.ts';
import { createMomentsStore, delayOf } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = (data: object) => ({ data, response: new Response(null) });
const fresh = getLikesExamples.all.liked_by.find(item => item.like_new);

function setUp(search = '') {
  const GET = vi.fn(async (path: string) =>
    good(path === '/api/auto-like.php' ? autoLikeExamples.matched : getLikesExamples.all),
  );
  const client = { baseUrl: '', http: { GET }, polled: new Map() } as unknown as Client;
  const visit = testVisit({ user: testUser(), api: async () => client });
  const moments = createMomentsStore(visit);
  const stop = moments.follow(() => search);
  return { GET, visit, moments, stop, profile: fresh?.profile.id ?? '' };
}

it('shows a like that comes, by the delay that the address asks for', async () => {
  const { visit, moments, profile } = setUp('?t=5');
  visit.bus.emit('like', { profile });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(moments.state.like).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(moments.state.like?.member.id).toBe(profile);
});

it('shows a match once and loads the likes half a second later', async () => {
  const { GET, visit, moments, profile } = setUp();
  visit.bus.emit('match', { profile });
  await vi.advanceTimersByTimeAsync(10);
  expect(moments.state.match).toMatchObject({ kind: 'match' });
  expect(GET).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(GET).toHaveBeenCalledTimes(2);
});

it('shows nothing any more once nobody follows', async () => {
  const { visit, moments, stop, profile } = setUp('?t=1');
  visit.bus.emit('like', { profile });
  stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(moments.state.like).toBeNull();
});

it('takes only seconds for a delay', () => {
  expect(['', '?t=3', '?t=-1', '?t=x', '?t=99999'].map(delayOf)).toEqual([0, 3, 0, 0, 3600]);
});
