import type { LiveEvent, Message } from '@velluto/api-client';
import { createClient } from '@velluto/api-client';
import { eventsExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../test/app-context.ts';
import { pollWhileClosed, receive, refreshStatus, startLive } from './live.ts';

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

describe('receive', () => {
  it('counts first, then tells the features', () => {
    const app = testAppContext({ user: testUser() });
    const heard: unknown[] = [];
    app.bus.on('like', data => heard.push([data, app.session.state.newLikes]));
    receive(app, eventsExamples.like);
    expect(heard).toEqual([[eventsExamples.like.data, 1]]);
  });

  it.each<[string, LiveEvent, object]>([
    ['a message elsewhere is unread', message('other', false), { unread: 3 }],
    ['a message in the open conversation is read', message('open', false), { unread: 2 }],
    ['an own message is read', message('other', true), { unread: 2 }],
    ['a like is new', eventsExamples.like, { newLikes: 2 }],
    ['a match is a new like', eventsExamples.match, { newLikes: 2 }],
    ['the balance', { event: 'credits', data: { credits: 3 } }, { user: { credits: 3 } }],
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
    receive(app, event);
    expect(app.session.state).toMatchObject(counts);
  });

  it('asks for the user when credits came in: what was paid for them is not told', async () => {
    const app = testAppContext({ user: testUser(), client });
    receive(app, { event: 'credits', data: { credits: 6 } });
    expect(app.session.state.user?.credits).toBe(6);
    await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(8));
  });

  it('asks for a changed user anew, and tells nobody of the event itself', async () => {
    const app = testAppContext({ user: testUser(), client });
    receive(app, { event: 'user', data: {} });
    await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(8));
  });
});

describe('refreshStatus', () => {
  it('brings everything up to date and tells the features', async () => {
    const app = testAppContext({ user: testUser(), client });
    const chats = vi.fn();
    app.bus.on('chats', chats);
    await refreshStatus(app);
    expect(app.session.state).toMatchObject({ user: { credits: 8 }, unread: 4, newLikes: 5 });
    expect(chats).toHaveBeenCalledWith(answers['/api/chats.php']);
  });

  it('does not bring back a user who logged out meanwhile', async () => {
    const app = testAppContext({ user: testUser(), client });
    const refreshed = refreshStatus(app);
    app.session.end();
    await refreshed;
    expect(app.session.state).toMatchObject({ user: null, unread: 0 });
  });
});

describe('in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  describe('polling', () => {
    function setUp(pushIsOn: () => Promise<boolean> = async () => false) {
      const refresh = vi.fn(async () => undefined);
      return { refresh, poll: pollWhileClosed(refresh, pushIsOn) };
    }

    it('begins after 5 s and goes on every 60 s', async () => {
      const { refresh } = setUp();
      await pass(4_999);
      expect(refresh).not.toHaveBeenCalled();
      await pass(1);
      expect(refresh).toHaveBeenCalledTimes(1);
      await pass(59_999);
      expect(refresh).toHaveBeenCalledTimes(1);
      await pass(1);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('goes on every 300 s while push is on, and follows when it is switched', async () => {
      let on = true;
      const { refresh } = setUp(async () => on);
      await pass(5_000);
      await pass(299_999);
      expect(refresh).toHaveBeenCalledTimes(1);
      on = false;
      await pass(1);
      expect(refresh).toHaveBeenCalledTimes(2);
      await pass(60_000);
      expect(refresh).toHaveBeenCalledTimes(3);
    });

    it('goes on every 60 s where the browser does not tell of push', async () => {
      const { refresh } = setUp(() => Promise.reject(new Error('no worker')));
      await pass(65_000);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('rests while the stream is open, after the first round', async () => {
      const { refresh, poll } = setUp();
      poll.connection(true);
      await pass(600_000);
      expect(refresh).toHaveBeenCalledTimes(1);
    });

    it('goes on when the stream breaks, and fetches at once what was missed when it is back', async () => {
      const { refresh, poll } = setUp();
      poll.connection(true);
      await pass(5_000);
      poll.connection(false);
      await pass(60_000);
      expect(refresh).toHaveBeenCalledTimes(2);
      poll.connection(true);
      expect(refresh).toHaveBeenCalledTimes(3);
      await pass(600_000);
      expect(refresh).toHaveBeenCalledTimes(3);
    });

    it('is not put off by each attempt of the browser to open the stream again', async () => {
      const { refresh, poll } = setUp();
      await pass(5_000);
      for (let second = 0; second < 60; second += 3) {
        poll.connection(false);
        await pass(3_000);
      }
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('survives a failed round', async () => {
      const { refresh } = setUp();
      refresh.mockRejectedValueOnce(new Error('offline'));
      await pass(65_000);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('stops, also while the next round is being planned', async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const { refresh, poll } = setUp(() => promise);
      await pass(5_000);
      poll.stop();
      resolve(false);
      await pass(600_000);
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

    it('is for members, from the log-in to the log-out', () => {
      const app = testAppContext();
      startLive(app);
      expect(streams).toHaveLength(0);
      app.session.setUser(testUser());
      app.session.setCredits(3);
      expect(streams).toHaveLength(1);
      app.session.end();
      expect(last().close).toHaveBeenCalledTimes(1);
    });

    it('tells when it breaks, and is opened anew with the next round where the browser gave up', async () => {
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
      startLive(app);
      last().dispatchEvent(new Event('open'));
      await pass(5_000);
      expect(streams).toHaveLength(1);
      last().dispatchEvent(new Event('error'));
      await pass(60_000);
      expect(streams).toHaveLength(2);
      expect(streams[0]?.close).toHaveBeenCalledTimes(1);
      last().dispatchEvent(new Event('open'));
      expect(connections).toEqual([true, false, true]);
      // polled at the start, while the stream was broken, and after it came back
      expect(refreshed).toHaveBeenCalledTimes(3);
    });
  });
});
