import type { ChatsResponse, Client, MessageEvent } from '@velluto/api-client';
import { getChatsExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createChatsStore } from './chats.ts';

const answer = (change: Partial<ChatsResponse> = {}): ChatsResponse => ({
  ...structuredClone(getChatsExamples.some),
  num_unread_messages: 3,
  ...change,
});
const good = (data: object | undefined) => ({ data, response: new Response(null, { status: 200 }) });

/** A list with at least one conversation that has unread messages, and a server that deletes or does not. */
function setUp() {
  const first = answer();
  const unread = first.chats.find(chat => chat.num_unread_messages > 0) ?? expect.fail('nothing unread');
  const DELETE = vi.fn(async () => good(undefined));
  const GET = vi.fn(async () => good(answer()));
  const client = { baseUrl: '', http: { GET, DELETE }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const page = new EventTarget();
  const chats = createChatsStore(app, page);
  chats.accept(first);
  const ids = () => chats.state.conversations.map(row => row.id);
  const row = { id: unread.conversation.id, member: unread.profile.id, count: unread.num_unread_messages };
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  return { first, row, DELETE, GET, app, chats, ids, leave };
}

it('opening a conversation sets its unread count to 0, and takes it from the badge', () => {
  const { row, app, chats } = setUp();
  chats.opened(row.id);
  expect(chats.state.conversations.find(one => one.id === row.id)?.unread).toBe(0);
  expect(app.session.state.unread).toBe(3 - row.count);
  chats.opened(row.id);
  expect(app.session.state.unread).toBe(3 - row.count);
});

it('a poll does not count the conversation that is on the screen', () => {
  const { row, app, chats } = setUp();
  app.session.setOpenConversation(row.id);
  app.bus.emit('chats', answer());
  expect(chats.state.conversations.find(one => one.id === row.id)?.unread).toBe(0);
  expect(app.session.state.unread).toBe(3 - row.count);
});

it('an answer that comes again by the history takes nothing back', () => {
  const { first, row, app, chats } = setUp();
  chats.opened(row.id);
  chats.accept(first);
  expect(app.session.state.unread).toBe(3 - row.count);
});

it('a removed conversation is gone at once and for good, also from an answer that was on its way', async () => {
  const { row, DELETE, app, chats, ids, leave } = setUp();
  await chats.remove(row.id);
  expect(ids()).not.toContain(row.id);
  expect(app.session.state.unread).toBe(3 - row.count);
  app.bus.emit('chats', answer());
  leave();
  await vi.waitFor(() => expect(DELETE).toHaveBeenCalledTimes(1));
  app.bus.emit('chats', answer());
  expect(ids()).not.toContain(row.id);
  expect(chats.state.problem).toBeNull();
});

it('comes back with a message that is newer, and is not deleted with it', async () => {
  const { row, DELETE, GET, app, chats, ids, leave } = setUp();
  await chats.remove(row.id);
  const later = answer();
  for (const { conversation } of later.chats) conversation.last_at = '2026-11-22T09:00:00.000Z';
  GET.mockResolvedValueOnce(good(later));
  const message = { mine: false, text: 'Ciao', created_at: '2026-11-22T09:00:00.000Z', status: 'delivered' };
  app.bus.emit('message', { conversation: row.id, profile: row.member, message } as MessageEvent['data']);
  await vi.waitFor(() => expect(ids()).toContain(row.id));
  leave();
  expect(chats.state.removed).toBeNull();
  expect(DELETE).not.toHaveBeenCalled();
});

it('a removal that fails says why and loads the list again', async () => {
  const { row, DELETE, app, chats, ids, leave } = setUp();
  const error = { code: 'internal_error', message: '' };
  DELETE.mockResolvedValueOnce({ error, response: new Response(null, { status: 500 }) } as never);
  await chats.remove(row.id);
  leave();
  await vi.waitFor(() => expect(ids()).toContain(row.id));
  expect(chats.state.problem).toMatchObject({ code: 'internal_error' });
  expect(app.session.state.unread).toBe(3);
});

it('blocking somebody removes all their conversations', () => {
  const { row, app, ids } = setUp();
  app.bus.emit('blocked', { profile: row.member });
  expect(ids()).not.toContain(row.id);
  expect(app.session.state.unread).toBe(3 - row.count);
});
