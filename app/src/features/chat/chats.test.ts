import { type ChatsResponse, createClient, type Message } from '@velluto/api-client';
import {
  errorExamples,
  eventsExamples,
  getChatsExamples,
  getLikesExamples,
} from '@velluto/api-client/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import { createChatsStore, hydrate, load } from './chats.ts';

/** 3 unread messages in the first conversation, 1 in the second: a new object each time. */
function answer(change: Partial<ChatsResponse> = {}): ChatsResponse {
  const { chats } = structuredClone(getChatsExamples.some);
  const counted = chats.map((chat, i) => ({ ...chat, num_unread_messages: [3, 1][i] ?? 0 }));
  return { chats: counted, num_unread_messages: 4, ...change };
}
const some = answer();
const [first, second] = some.chats.map(chat => chat.conversation.id);
if (!first || !second) throw new Error('The example has no conversations.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose server answers a removal with this status; `calls` is what was asked. */
function setUp(removal = 204) {
  const calls: string[] = [];
  const list = vi.fn(answer);
  const unwritten = vi.fn(() => Response.json(getLikesExamples.unwritten));
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      calls.push(request.method === 'DELETE' ? `DELETE ${JSON.stringify(await request.json())}` : 'GET');
      if (request.url.includes('/api/likes.php')) return unwritten();
      if (request.method === 'GET') return Response.json(await list());
      if (removal === 204) return new Response(null, { status: removal });
      return Response.json(errorExamples.internal_error, { status: removal });
    },
  });
  const app = testAppContext({ user: testUser(), client });
  const page = new EventTarget();
  const chats = createChatsStore(app, page);
  const initial = answer();
  chats.applySnapshot(initial);
  const ids = () => chats.state.conversations.map(row => row.id);
  /** Unread messages: in the first conversation, in the second, and in the badge of the top bar. */
  const unread = () => {
    const of = (id: string) => chats.state.conversations.find(row => row.id === id)?.unread;
    return [of(first as string), of(second as string), app.session.state.unread];
  };
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  return { calls, list, unwritten, client, initial, app, chats, ids, unread, leave, all: ids() };
}
const message = (conversation: string, mine = false) => ({
  conversation,
  profile: 'x',
  message: {
    kind: 'text',
    text: 'Ciao',
    mine,
    status: 'sent',
    created_at: '2026-11-21T20:00:00Z',
  } as Message,
});

it('opening a conversation subtracts its unread messages from the badge once, before or after the read receipt', () => {
  const { chats, unread } = setUp();
  expect(unread()).toEqual([3, 1, 4]);
  chats.opened(first);
  expect(unread()).toEqual([0, 1, 1]);
  chats.read(first, 1);
  chats.opened(first);
  expect(unread()).toEqual([0, 1, 1]);

  const early = setUp();
  early.chats.read(first, 1);
  early.chats.opened(first);
  expect(early.unread()).toEqual([0, 1, 1]);
});

it('a poll does not count unread messages of the open conversation', () => {
  const { app, unread } = setUp();
  app.session.setOpenConversation(first);
  app.bus.emit('chats', answer());
  expect(unread()).toEqual([0, 1, 1]);
});

it('data of the history does not make messages unread again', () => {
  const { initial, chats, unread } = setUp();
  chats.opened(first);
  chats.applySnapshot(initial);
  expect(unread()).toEqual([0, 1, 1]);
});

it('of two answers under way, the list of the later question stays', async () => {
  const { list, app, ids } = setUp();
  const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const extended = answer({ chats: some.chats.slice(0, 1) });
  list.mockReturnValueOnce(older.promise.then(() => answer()) as never);
  list.mockReturnValueOnce(newer.promise.then(() => extended) as never);
  app.bus.emit('message', message('a new one'));
  app.bus.emit('message', message('another new one'));
  newer.resolve();
  await vi.waitFor(() => expect(ids()).toEqual([first]));
  older.resolve();
  await vi.advanceTimersByTimeAsync(10);
  expect(ids()).toEqual([first]);
});

it('counts only messages of others in other conversations, and moves the conversation to the top', () => {
  const { chats, app, ids } = setUp();
  chats.opened(first);
  app.session.setOpenConversation(first);
  const before = chats.state.conversations[1]?.unread ?? 0;
  app.bus.emit('message', message(first));
  app.bus.emit('message', message(second, true));
  app.bus.emit('message', message(second));
  expect(ids().slice(0, 2)).toEqual([second, first]);
  expect(chats.state.conversations.slice(0, 2).map(row => row.unread)).toEqual([before + 1, 0]);
});

it('removes a conversation from the list at once and from the server ten seconds later', async () => {
  const { calls, app, chats, ids, unread, all } = setUp();
  await chats.remove(first);
  expect(ids()).toEqual(all.slice(1));
  expect(unread()).toEqual([undefined, 1, 1]);
  app.bus.emit('chats', answer()); // a poll that was already running
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  app.bus.emit('chats', answer());
  expect(unread()).toEqual([undefined, 1, 1]);
  expect(calls).toEqual([`DELETE {"conversation":"${first}"}`]);
  expect(chats.state).toMatchObject({ problem: null, removed: null });
});

it('undoing a removal restores position and unread count, and deletes nothing on the server', async () => {
  const { calls, app, chats, ids, all } = setUp();
  const { unread } = app.session.state;
  await chats.remove(second);
  expect(chats.state.removed?.id).toBe(second);
  chats.undoRemoval();
  expect(ids()).toEqual(all);
  app.bus.emit('chats', structuredClone(some));
  expect(ids()).toEqual(all);
  expect(app.session.state.unread).toBe(unread);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual([]);
});

it('deletes a removed conversation on the server when the next one is removed or the page is left', async () => {
  const { calls, chats, leave } = setUp();
  await chats.remove(first);
  await chats.remove(second);
  expect(calls).toEqual([`DELETE {"conversation":"${first}"}`]);
  leave();
  await vi.waitFor(() => expect(calls[1]).toBe(`DELETE {"conversation":"${second}"}`));
});

it('a new message brings a removed conversation back, and it is not deleted', async () => {
  const { calls, list, app, chats, ids, leave } = setUp();
  await chats.remove(first);
  const later = answer();
  for (const { conversation } of later.chats) conversation.last_at = '2026-11-22T09:00:00.000Z';
  list.mockReturnValueOnce(later);
  app.bus.emit('message', message(first));
  await vi.waitFor(() => expect(ids()).toContain(first));
  expect(chats.state.removed).toBeNull();
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual(['GET']);
});

it('removes the conversation with a blocked member and its unread messages', () => {
  const { app, chats, unread } = setUp();
  const member = chats.state.conversations.find(row => row.id === first)?.member.id ?? '';
  app.bus.emit('blocked', { profile: member });
  expect(unread()).toEqual([undefined, 1, 1]);
});

it('undoing a removal does not bring back the conversation with a blocked member', async () => {
  const { calls, app, chats, ids } = setUp();
  const member = chats.state.conversations.find(row => row.id === first)?.member.id ?? '';
  await chats.remove(first);
  app.bus.emit('blocked', { profile: member });
  chats.undoRemoval();
  expect(ids()).not.toContain(first);
  await vi.waitFor(() => expect(calls).toEqual([`DELETE {"conversation":"${first}"}`]));
});

it('shows why a removal failed, and loads the list again', async () => {
  const { calls, chats, ids, unread, all } = setUp(500);
  await chats.remove(first);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(ids()).toEqual(all));
  expect(chats.state.problem).toMatchObject({ code: 'internal_error' });
  expect(calls).toHaveLength(2);
  expect(unread()).toEqual([3, 1, 4]);
  const again = chats.remove(second);
  expect(chats.state.problem).toBeNull();
  await again;
});

it('takes over the polled list and its number of unread messages', () => {
  const { chats, app, ids } = setUp();
  app.bus.emit('chats', { chats: some.chats.slice(1), num_unread_messages: 7 });
  expect(ids()).not.toContain(first);
  expect(app.session.state.unread).toBe(7);
  expect(chats.state.conversations).toHaveLength(some.chats.length - 1);
});

it('previews a gift and a photo by an emoji, followed by the text of the photo', () => {
  const { app, chats } = setUp();
  const { mine, status, created_at } = message(first).message;
  const gift = { kind: 'gift', gift: 'rose', mine, status, created_at } as Message;
  app.bus.emit('message', { ...message(first), message: gift });
  expect(chats.state.conversations[0]?.preview?.text).toBe('🎁');
  const [row] = some.chats;
  const last = row?.conversation.last_message;
  if (!row || !last) throw new Error('The example has no message.');
  const photo = { ...last, kind: 'photo' as const, text: '' };
  chats.applySnapshot({
    ...some,
    chats: [{ ...row, conversation: { ...row.conversation, last_message: photo } }],
  });
  expect(chats.state.conversations[0]?.preview?.text).toBe('📷');
  const withWords = { kind: 'photo', text: 'Il lago', mine, status, created_at } as Message;
  app.bus.emit('message', { ...message(first), message: withWords });
  expect(chats.state.conversations[0]?.preview?.text).toBe('📷 Il lago');
});

describe('the row of new matches', () => {
  const setUpMatches = () => {
    const parts = setUp();
    parts.chats.applyMatches(structuredClone(getLikesExamples.unwritten));
    const names = () => parts.chats.state.matches.map(({ member }) => member.name);
    return { ...parts, names };
  };

  it('keeps the order of the server, and begins with a match that comes meanwhile', () => {
    const { app, names } = setUpMatches();
    expect(names()).toEqual(['Martina', 'Valentina', 'Chiara']);
    const { event, data } = eventsExamples.match;
    if (event !== 'like' && event !== 'match') throw new Error('The example is no event of a match.');
    const like = { ...data.like, profile: { ...data.like.profile, id: 'new', name: 'Nora' } };
    app.bus.emit('match', { ...data, like });
    expect(names()).toEqual(['Nora', 'Martina', 'Valentina', 'Chiara']);
    // a member with whom there is a conversation already
    const known = some.chats[0]?.profile ?? expect.fail('no conversation');
    app.bus.emit('match', { ...data, like: { ...data.like, profile: known } });
    expect(names()).not.toContain(known.name);
  });

  it('loses who was written to, and who was blocked', async () => {
    const { app, list, names } = setUpMatches();
    const [martina, valentina] = getLikesExamples.unwritten.liked_by;
    if (!martina || !valentina) throw new Error('The example has too few matches.');
    const begun = { ...some.chats[0], profile: martina.profile } as ChatsResponse['chats'][number];
    begun.conversation = { ...begun.conversation, id: 'begun' };
    list.mockReturnValue(answer({ chats: [begun, ...some.chats] }));
    app.bus.emit('message', message('begun', true));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Valentina', 'Chiara']);
    app.bus.emit('blocked', { profile: valentina.profile.id });
    expect(names()).toEqual(['Chiara']);
  });

  it('follows the likes that are fetched again, and a like that is taken back', async () => {
    const { app, unwritten, names } = setUpMatches();
    const { liked_by } = getLikesExamples.unwritten;
    unwritten.mockReturnValue(
      Response.json({ ...getLikesExamples.unwritten, liked_by: liked_by.slice(0, 2) }),
    );
    app.bus.emit('likes', getLikesExamples.all);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Martina', 'Valentina']);
    app.bus.emit('likes', getLikesExamples.all);
    expect(unwritten, 'the same matches are not asked for again').toHaveBeenCalledTimes(1);
    app.bus.emit('unliked', { profile: liked_by[0]?.profile.id ?? '' });
    expect(names()).toEqual(['Valentina']);
  });

  it('takes the mark from a match that was seen', () => {
    const { app, chats } = setUpMatches();
    const { member } = chats.state.matches.find(({ likeNew }) => likeNew) ?? expect.fail('no new match');
    expect(chats.isNewMatch(member.id)).toBe(true);
    app.bus.emit('likeSeen', { profile: member.id });
    expect(chats.isNewMatch(member.id)).toBe(false);
  });

  it('may be missing: the conversations are shown without it', async () => {
    const { app, client, unwritten } = setUp();
    unwritten.mockReturnValue(Response.json(errorExamples.internal_error, { status: 500 }));
    const context = { app, client, signal: new AbortController().signal } as LoadContext;
    const data = await load(context);
    expect([data.chats.chats.length, data.unwritten]).toEqual([some.chats.length, null]);
    hydrate(app, data);
    expect(app.store(createChatsStore).state.matches).toEqual([]);
  });
});
