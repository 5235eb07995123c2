import { createClient, type Message } from '@velluto/api-client';
import { errorExamples, getChatsExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createChatsStore } from './chats.ts';

const { some } = getChatsExamples;
const [first, second] = some.chats.map(chat => chat.conversation.id);
if (!first || !second) throw new Error('The example has no conversations.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose server answers a removal with this status; `calls` is what was asked. */
function setUp(removal = 204) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      calls.push(request.method === 'DELETE' ? `DELETE ${JSON.stringify(await request.json())}` : 'GET');
      if (request.method === 'GET') return Response.json(some);
      if (removal === 204) return new Response(null, { status: removal });
      return Response.json(errorExamples.internal_error, { status: removal });
    },
  });
  const app = testAppContext({ user: testUser(), client });
  const page = new EventTarget();
  const chats = createChatsStore(app, page);
  chats.accept(structuredClone(some));
  const ids = () => chats.state.conversations.map(one => one.id);
  return { calls, app, chats, ids, all: ids(), leave: () => page.dispatchEvent(new Event('pagehide')) };
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

it('opening a conversation sets its count to 0', () => {
  const { chats } = setUp();
  expect(chats.state.conversations[0]?.unread).toBeGreaterThan(0);
  chats.opened(first);
  expect(chats.state.conversations[0]?.unread).toBe(0);
  expect(chats.state.conversations[1]?.unread).toBeGreaterThan(0);
});

it('counts what comes elsewhere, not in the open conversation and not what one writes, and puts it first', () => {
  const { chats, app, ids } = setUp();
  chats.opened(first);
  app.session.setOpenConversation(first);
  const before = chats.state.conversations[1]?.unread ?? 0;
  app.bus.emit('message', message(first));
  app.bus.emit('message', message(second, true));
  app.bus.emit('message', message(second));
  expect(ids().slice(0, 2)).toEqual([second, first]);
  expect(chats.state.conversations.slice(0, 2).map(one => one.unread)).toEqual([before + 1, 0]);
});

it('takes a removed conversation away at once, and on the server ten seconds later', async () => {
  const { calls, chats, ids, all } = setUp();
  await chats.remove(first);
  expect(ids()).toEqual(all.slice(1));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([`DELETE {"conversation":"${first}"}`]);
  expect(chats.state).toMatchObject({ problem: null, removed: null });
});

it('brings it back where it was, with what is unread, and deletes nothing', async () => {
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

it('deletes one for good when the next is removed, or the page is left', async () => {
  const { calls, chats, leave } = setUp();
  await chats.remove(first);
  await chats.remove(second);
  expect(calls).toEqual([`DELETE {"conversation":"${first}"}`]);
  leave();
  await vi.waitFor(() => expect(calls[1]).toBe(`DELETE {"conversation":"${second}"}`));
});

it('tells that a removal failed, and loads the list again', async () => {
  const { calls, chats, ids, all } = setUp(500);
  await chats.remove(first);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(ids()).toEqual(all));
  expect(chats.state.problem).toMatchObject({ code: 'internal_error' });
  expect(calls).toHaveLength(2);
  const again = chats.remove(second);
  expect(chats.state.problem).toBeNull();
  await again;
});

it('follows the list that is fetched periodically, and the sum of what is unread', () => {
  const { chats, app, ids } = setUp();
  app.bus.emit('chats', { chats: some.chats.slice(1), num_unread_messages: 7 });
  expect(ids()).not.toContain(first);
  expect(app.session.state.unread).toBe(7);
  expect(chats.state.conversations).toHaveLength(some.chats.length - 1);
});

it('shows a sign for a message without words', () => {
  const { app, chats } = setUp();
  const { mine, status, created_at } = message(first).message;
  const gift = { kind: 'gift', gift: 'rose', mine, status, created_at } as Message;
  app.bus.emit('message', { ...message(first), message: gift });
  expect(chats.state.conversations[0]?.preview?.text).toBe('🎁');
  const [row] = some.chats;
  const last = row?.conversation.last_message;
  if (!row || !last) throw new Error('The example has no message.');
  const photo = { ...last, kind: 'photo' as const, text: '' };
  chats.accept({
    ...some,
    chats: [{ ...row, conversation: { ...row.conversation, last_message: photo } }],
  });
  expect(chats.state.conversations[0]?.preview?.text).toBe('📷');
});
