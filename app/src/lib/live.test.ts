import type { LiveEvent, Message } from '@velluto/api-client';
import { createClient } from '@velluto/api-client';
import { eventsExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../test/app-context.ts';
import { applyEvent, pollWhileClosed, refreshStatus, startLive } from './live.ts';

const message = (conversation: string, mine: boolean): LiveEvent => ({
  event: 'message',
  data: { conversation, profile: 'm1', message: { id: 'x', mine } as Message },
});

/** What the server says of the user. */
const answers: Record<string, unknown> = {
  '/api/user.php': { user: testUser({ credits: 8 }), server_time: '2026-11-21T20:00:00Z' },
  '/api/chats.php': { chats: [], num_unread_messages: 4 },
  '/api/likes.php': { profiles: [], liked_by: [], num_new: 5 },
};

const client = createClient({
  baseUrl: 'http://app',
  fetch: async request => Response.json(answers[new URL(request.url).pathname]),
});

describe('applyEvent', () => {
  it('updates the counts before features get the event', () => {
    const app = testAppContext({ user: testUser() });
    const received: unknown[] = [];
    app.bus.on('like', data => received.push([data, app.session.state.newLikes]));
    applyEvent(app, eventsExamples.like);
    expect(received).toEqual([[eventsExamples.like.data, 1]]);
  });

  it.each<[string, LiveEvent, object]>([
    ['a message in another conversation is unread', message('other', false), { unread: 3 }],
    ['a message in the open conversation is read', message('open', false), { unread: 2 }],
    ['an own message is read', message('other', true), { unread: 2 }],
    ['a like is new', eventsExamples.like, { newLikes: 2 }],
    ['a match is a new like', eventsExamples.match, { newLikes: 2 }],
    [
      'a like of a demo profile is new too',
      { event: 'like', data: { profile: 'm1', origin: 'ai' } } as LiveEvent,
      { newLikes: 2 },
    ],
    ['credits change the balance', { event: 'credits', data: { credits: 3 } }, { user: { credits: 3 } }],
    [
      'typing changes nothing',
      { event: 'typing', data: { conversation: 'open' } },
      { unread: 2, newLikes: 1, user: { credits: testUser().credits } },
    ],
  ])('%s', (_, event, counts) => {
    const app = testAppContext({ user: testUser() });
    app.session.setUnread(2);
    app.session.setNewLikes(1);
    app.session.setOpenConversation('open');
    applyEvent(app, event);
    expect(app.session.state).toMatchObject(counts);
  });

  it('fetches the user when credits came in, because the event lacks what was paid for them', async () => {
    const app = testAppContext({ user: testUser(), client });
    applyEvent(app, { event: 'credits', data: { credits: 6 } });
    expect(app.session.state.user?.credits).toBe(6);
    await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(8));
  });

  it('fetches the user after a user event', async () => {
    const app = testAppContext({ user: testUser(), client });
    applyEvent(app, { event: 'user', data: {} });
    await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(8));
  });
});

describe('refreshStatus', () => {
  it('updates user, conversations and likes, and emits them on the bus', async () => {
    const app = testAppContext({ user: testUser(), client });
    const chats = vi.fn();
    app.bus.on('chats', chats);
    await refreshStatus(app);
    expect(app.session.state).toMatchObject({ user: { credits: 8 }, unread: 4, newLikes: 5 });
    expect(chats).toHaveBeenCalledWith(answers['/api/chats.php']);
  });

  it('does not restore a user who logged out meanwhile', async () => {
    const app = testAppContext({ user: testUser(), client });
    const refreshed = refreshStatus(app);
    app.session.end();
    await refreshed;
    expect(app.session.state).toMatchObject({ user: null, unread: 0 });
  });
});

describe('with a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  describe('polling', () => {
    function setUp(pushIsOn: () => Promise<boolean> = async () => false) {
      const refresh = vi.fn(async () => undefined);
      return { refresh, poll: pollWhileClosed(refresh, pushIsOn) };
    }

    it('starts after 5 s and repeats every 60 s', async () => {
      const { refresh } = setUp();
      await advance(4_999);
      expect(refresh).not.toHaveBeenCalled();
      await advance(1);
      expect(refresh).toHaveBeenCalledTimes(1);
      await advance(59_999);
      expect(refresh).toHaveBeenCalledTimes(1);
      await advance(1);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('repeats every 300 s while push is on, and every 60 s once it is off', async () => {
      let on = true;
      const { refresh } = setUp(async () => on);
      await advance(5_000);
      await advance(299_999);
      expect(refresh).toHaveBeenCalledTimes(1);
      on = false;
      await advance(1);
      expect(refresh).toHaveBeenCalledTimes(2);
      await advance(60_000);
      expect(refresh).toHaveBeenCalledTimes(3);
    });

    it('repeats every 60 s when the state of push is unknown', async () => {
      const { refresh } = setUp(() => Promise.reject(new Error('no worker')));
      await advance(65_000);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('pauses after the first poll while the stream is open', async () => {
      const { refresh, poll } = setUp();
      poll.connection(true);
      await advance(600_000);
      expect(refresh).toHaveBeenCalledTimes(1);
    });

    it('polls again when the stream closes, and at once when it reopens', async () => {
      const { refresh, poll } = setUp();
      poll.connection(true);
      await advance(5_000);
      poll.connection(false);
      await advance(60_000);
      expect(refresh).toHaveBeenCalledTimes(2);
      poll.connection(true);
      expect(refresh).toHaveBeenCalledTimes(3);
      await advance(600_000);
      expect(refresh).toHaveBeenCalledTimes(3);
    });

    it('is not delayed by reconnection attempts of the browser', async () => {
      const { refresh, poll } = setUp();
      await advance(5_000);
      for (let second = 0; second < 60; second += 3) {
        poll.connection(false);
        await advance(3_000);
      }
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('continues after a failed poll', async () => {
      const { refresh } = setUp();
      refresh.mockRejectedValueOnce(new Error('offline'));
      await advance(65_000);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('stops also while the next poll is being scheduled', async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const { refresh, poll } = setUp(() => promise);
      await advance(5_000);
      poll.stop();
      resolve(false);
      await advance(600_000);
      expect(refresh).toHaveBeenCalledTimes(1);
    });
  });

  describe('the stream', () => {
    /** Streams that were opened, the latest last. */
    const streams: (EventTarget & { close: ReturnType<typeof vi.fn> })[] = [];
    const last = () => streams.at(-1) ?? expect.fail('no stream');

    beforeEach(() => {
      streams.length = 0;
      vi.stubGlobal('navigator', {}); // one tab, as in a browser without locks
      vi.stubGlobal(
        'EventSource',
        class extends EventTarget {
          close = vi.fn();
          constructor() {
            super();
            streams.push(this);
          }
        },
      );
    });

    it('is open for members only, from log-in to log-out', () => {
      const app = testAppContext();
      startLive(app, async () => false);
      expect(streams).toHaveLength(0);
      app.session.setUser(testUser());
      app.session.setCredits(3);
      expect(streams).toHaveLength(1);
      app.session.end();
      expect(last().close).toHaveBeenCalledTimes(1);
    });

    it('reports when it closes, and is reopened with the next poll when the browser gave up', async () => {
      const refreshed = vi.fn();
      const client = createClient({
        baseUrl: 'http://app',
        retryDelay: () => null,
        fetch: async ({ url }) => {
          if (url.endsWith('/api/user.php')) refreshed();
          return Response.json(answers[new URL(url).pathname]);
        },
      });
      const app = testAppContext({ user: testUser(), client });
      const connections: boolean[] = [];
      app.bus.on('connection', open => connections.push(open));
      startLive(app, async () => false);
      last().dispatchEvent(new Event('open'));
      await advance(5_000);
      expect(streams).toHaveLength(1);
      last().dispatchEvent(new Event('error'));
      await advance(60_000);
      expect(streams).toHaveLength(2);
      expect(streams[0]?.close).toHaveBeenCalledTimes(1);
      last().dispatchEvent(new Event('open'));
      expect(connections).toEqual([true, false, true]);
      // polled at the start, while the stream was broken, and after it came back
      expect(refreshed).toHaveBeenCalledTimes(3);
    });
  });
});
