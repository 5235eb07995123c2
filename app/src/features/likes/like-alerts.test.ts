import type { Client } from '@velluto/api-client';
import { autoLikeExamples, eventsExamples, getLikesExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { alertDelaySeconds, createLikeAlertsStore } from './like-alerts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = (data: object) => ({ data, response: new Response(null) });
/** Payload of a live event of this name. */
const newsOf = (name: 'like' | 'match') => {
  const { event, data } = eventsExamples[name];
  if (event !== 'like' && event !== 'match') throw new Error('It tells of no like.');
  return data;
};
const [like, match] = [newsOf('like'), newsOf('match')];

function setUp(search = '', claimed: object = autoLikeExamples.matched) {
  const GET = vi.fn(async (path: string) =>
    good(path === '/api/auto-like.php' ? claimed : getLikesExamples.all),
  );
  const client = { baseUrl: '', http: { GET }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const alerts = createLikeAlertsStore(app);
  const stop = alerts.follow(() => search);
  return { GET, app, alerts, stop };
}

it('shows a like that comes, by the delay that the address asks for', async () => {
  const { GET, app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(alerts.state.like).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(alerts.state.like?.member.id).toBe(like.profile);
  expect(GET).not.toHaveBeenCalled();
});

it('shows no like that was looked at before its delay was over', async () => {
  const { app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  alerts.markSeen(like.profile);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(alerts.state.like).toBeNull();
});

it('shows no like of somebody who was blocked before its delay was over', async () => {
  const { app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  app.bus.emit('blocked', { profile: like.profile });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(alerts.state.like).toBeNull();
});

it('shows a new like of somebody whose earlier one was looked at', async () => {
  const { app, alerts } = setUp();
  alerts.markSeen(like.profile);
  app.bus.emit('like', like);
  await vi.advanceTimersByTimeAsync(10);
  expect(alerts.state.like?.member.id).toBe(like.profile);
});

it('shows a match as it comes, by one call, and loads the likes half a second later', async () => {
  const { GET, app, alerts } = setUp();
  app.bus.emit('match', match);
  await vi.advanceTimersByTimeAsync(10);
  expect(alerts.state.match).toEqual({ kind: 'match', member: autoLikeExamples.matched.profile });
  expect(GET).toHaveBeenCalledExactlyOnceWith('/api/auto-like.php', {
    params: { query: { profile: match.profile } },
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(GET).toHaveBeenCalledTimes(2);
});

it('leaves a match to the tab that shows it already', async () => {
  const { app, alerts } = setUp('', autoLikeExamples.none);
  app.bus.emit('match', match);
  await vi.advanceTimersByTimeAsync(600);
  expect(alerts.state.match).toBeNull();
});

describe('when the members are opened', () => {
  const alertOnMembersPage = (likes: number, busy = false) => {
    const { GET, app, alerts } = setUp();
    GET.mockImplementation(async (path: string) =>
      good(path === '/api/auto-like.php' ? autoLikeExamples.received : getLikesExamples.all),
    );
    app.session.setNewLikes(likes);
    return { GET, alerts, leave: alerts.alertOnMembersPage(() => busy) };
  };

  it('shows a like that came meanwhile after five seconds, and loads the likes half a second later', async () => {
    const { GET, alerts } = alertOnMembersPage(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(GET).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(alerts.state.match).toMatchObject({ kind: 'newLike' });
    await vi.advanceTimersByTimeAsync(500);
    expect(GET.mock.calls.map(([path]) => path)).toEqual(['/api/auto-like.php', '/api/likes.php']);
  });

  it('does so once a page', async () => {
    const { alerts } = alertOnMembersPage(2);
    await vi.advanceTimersByTimeAsync(5_000);
    alerts.close();
    alerts.alertOnMembersPage(() => false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(alerts.state.match).toBeNull();
  });

  it('keeps what comes when one has left for the next time one is there', async () => {
    const { GET, alerts, leave } = alertOnMembersPage(1);
    let answer = () => undefined as unknown;
    GET.mockImplementationOnce(
      () => new Promise(done => (answer = () => done(good(autoLikeExamples.received)))),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    leave();
    answer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(alerts.state.match).toBeNull();
    alerts.alertOnMembersPage(() => false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(alerts.state.match).toMatchObject({ kind: 'newLike' });
    expect(GET.mock.calls.filter(([path]) => path === '/api/auto-like.php')).toHaveLength(1);
  });

  it.each([
    ['without a new like', () => alertOnMembersPage(0)],
    ['above another dialog', () => alertOnMembersPage(1, true)],
    [
      'for somebody who went on',
      () => {
        const here = alertOnMembersPage(1);
        here.leave();
        return here;
      },
    ],
  ])('shows nothing %s', async (_, begin) => {
    const { GET } = begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(GET).not.toHaveBeenCalled();
  });
});

it('shows nothing any more once nobody follows', async () => {
  const { app, alerts, stop } = setUp('?t=1');
  app.bus.emit('like', like);
  stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(alerts.state.like).toBeNull();
});

it('takes only seconds for a delay', () => {
  expect(['', '?t=3', '?t=-1', '?t=x', '?t=99999'].map(alertDelaySeconds)).toEqual([0, 3, 0, 0, 3600]);
});
