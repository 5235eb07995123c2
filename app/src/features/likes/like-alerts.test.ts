import type { Client } from '@velluto/api-client';
import { autoLikeExamples, eventsExamples, getLikesExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { alertDelaySeconds, createLikeAlertsStore } from './like-alerts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = (data: object) => ({ data, response: new Response(null) });
/** Payload of a live event of this name. */
const eventData = (name: 'like' | 'match') => {
  const { event, data } = eventsExamples[name];
  if (event !== 'like' && event !== 'match') throw new Error('The example is no event of a like.');
  return data;
};
const [like, match] = [eventData('like'), eventData('match')];

function setUp(search = '', claimed: object = autoLikeExamples.matched) {
  const GET = vi.fn(async (path: string) =>
    good(path === '/api/auto-like.php' ? claimed : getLikesExamples.all),
  );
  const client = { baseUrl: '', http: { GET }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const alerts = createLikeAlertsStore(app);
  alerts.follow(() => search);
  return { GET, app, alerts };
}

it('shows a new like after the delay that the address sets', async () => {
  const { GET, app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(alerts.state.like).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(alerts.state.like?.member.id).toBe(like.profile);
  expect(GET).not.toHaveBeenCalled();
});

it('does not show a like whose profile was opened before its delay ended', async () => {
  const { app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  alerts.markSeen(like.profile);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(alerts.state.like).toBeNull();
});

it('does not show a like of a member who was blocked before its delay ended', async () => {
  const { app, alerts } = setUp('?t=5');
  app.bus.emit('like', like);
  app.bus.emit('blocked', { profile: like.profile });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(alerts.state.like).toBeNull();
});

it('closes the match with a member who is blocked, and keeps that with anybody else', async () => {
  const { app, alerts } = setUp();
  app.bus.emit('match', match);
  await alerts.fetchNext();
  const shown = alerts.state.match?.member.id ?? expect.fail('no match');
  app.bus.emit('blocked', { profile: 'somebody-else' });
  expect(alerts.state.match?.member.id).toBe(shown);
  app.bus.emit('blocked', { profile: shown });
  expect(alerts.state.match).toBeNull();
});

it('shows a new like of a member whose earlier like was seen', async () => {
  const { app, alerts } = setUp();
  alerts.markSeen(like.profile);
  app.bus.emit('like', like);
  await vi.advanceTimersByTimeAsync(10);
  expect(alerts.state.like?.member.id).toBe(like.profile);
});

it('keeps showing a like while others arrive, and closes it once its profile is opened', async () => {
  const { app, alerts } = setUp();
  app.bus.emit('like', like);
  await vi.advanceTimersByTimeAsync(10);
  app.bus.emit('like', { ...like, like: { ...like.like, profile: { ...like.like.profile, id: 'later' } } });
  await vi.advanceTimersByTimeAsync(10);
  expect(alerts.state.like?.member.id).toBe(like.profile);
  alerts.markSeen(like.profile);
  expect(alerts.state.like).toBeNull();
});

it('claims a match only when asked, with one call, and reloads the likes half a second later', async () => {
  const { GET, app, alerts } = setUp();
  app.bus.emit('match', match);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(GET, 'a busy user has not seen it').not.toHaveBeenCalled();
  await alerts.fetchNext();
  expect(alerts.state).toMatchObject({
    match: { kind: 'match', member: { id: autoLikeExamples.matched.profile?.id } },
    ownPress: false,
    pending: [],
  });
  expect(GET).toHaveBeenCalledExactlyOnceWith('/api/auto-like.php', {
    params: { query: { profile: match.profile } },
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(GET).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(GET).toHaveBeenCalledTimes(2);
});

it('shows no match that another tab has claimed', async () => {
  const { app, alerts } = setUp('', autoLikeExamples.none);
  app.bus.emit('match', match);
  await alerts.fetchNext();
  await vi.advanceTimersByTimeAsync(600);
  expect(alerts.state).toMatchObject({ match: null, pending: [] });
});

it('shows matches one after the other, and keeps a like of somebody else', async () => {
  const { app, alerts } = setUp();
  app.bus.emit('like', { ...like, like: { ...like.like, profile: { ...like.like.profile, id: 'third' } } });
  await vi.advanceTimersByTimeAsync(10);
  app.bus.emit('match', match);
  app.bus.emit('match', { ...match, profile: 'other' });
  await alerts.fetchNext();
  expect(alerts.state.pending).toEqual([{ liker: 'other' }]);
  alerts.close();
  expect(alerts.state).toMatchObject({ match: null, like: { member: { id: 'third' } } });
  await alerts.fetchNext();
  expect(alerts.state.match).not.toBeNull();
});

it('gives up a match that could not be claimed', async () => {
  const { GET, app, alerts } = setUp();
  GET.mockRejectedValueOnce(new Error('no line'));
  app.bus.emit('match', match);
  await expect(alerts.fetchNext()).rejects.toThrow();
  expect(alerts.state.pending).toEqual([]);
});

it('shows a match by the user’s own press at once', () => {
  const { alerts } = setUp();
  alerts.showMatch(autoLikeExamples.matched.profile as NonNullable<typeof autoLikeExamples.matched.profile>);
  expect(alerts.state).toMatchObject({ match: { kind: 'match' }, ownPress: true });
});

describe('when the members page is opened', () => {
  const alertOnMembersPage = (likes: number) => {
    const { app, alerts } = setUp();
    app.session.setNewLikes(likes);
    return { alerts, leave: alerts.alertOnMembersPage() };
  };

  it('a new like can be claimed after five seconds', () => {
    const { alerts } = alertOnMembersPage(1);
    vi.advanceTimersByTime(4_999);
    expect(alerts.state.pending).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(alerts.state.pending).toEqual([{}]);
  });

  it('a like is claimed only once per page load', async () => {
    const { alerts } = alertOnMembersPage(2);
    vi.advanceTimersByTime(5_000);
    await alerts.fetchNext();
    alerts.close();
    alerts.alertOnMembersPage();
    vi.advanceTimersByTime(60_000);
    expect(alerts.state.pending).toEqual([]);
  });

  it('nothing is claimed without new likes, or after the page was left', () => {
    const without = alertOnMembersPage(0);
    const gone = alertOnMembersPage(1);
    gone.leave();
    vi.advanceTimersByTime(60_000);
    expect([without.alerts.state.pending, gone.alerts.state.pending]).toEqual([[], []]);
  });
});

it('reads the delay in seconds, up to an hour, and ignores anything else', () => {
  expect(['', '?t=3', '?t=-1', '?t=x', '?t=99999'].map(alertDelaySeconds)).toEqual([0, 3, 0, 0, 3600]);
});
