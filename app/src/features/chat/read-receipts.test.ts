import type { Client } from '@velluto/api-client';
import { getChatsExamples } from '@velluto/api-client/examples';
import type { Message } from '@velluto/ui/model';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { applyEvent } from '../../lib/live.ts';
import { createChatsStore } from './chats.ts';
import { sendReadReceipt, trackOpenConversation, type VisiblePage } from './read-receipts.ts';
import type { Thread } from './thread.ts';

const { some } = getChatsExamples;
const row = some.chats.find(chat => chat.num_unread_messages > 0) ?? expect.fail('nothing unread');
const { id } = row.conversation;

/** A page that can be put in the background and in the foreground. */
function fakePage(visibilityState: DocumentVisibilityState) {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const setVisibility = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page: page as unknown as VisiblePage, setVisibility };
}

function setUp(state: DocumentVisibilityState) {
  const POST = vi.fn(async () => ({ data: { num_unread_messages: 0 }, response: new Response(null) }));
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const chats = app.store(createChatsStore);
  chats.applySnapshot(some);
  const unread = () => chats.state.conversations.find(row => row.id === id)?.unread;
  return { POST, app, unread, ...fakePage(state) };
}

const newMessage = { event: 'message', data: { conversation: id, message: { mine: false } } } as never;

it('a visible open conversation has no unread messages, and new ones are not counted', () => {
  const { app, unread, page } = setUp('visible');
  const stop = trackOpenConversation(app, id, page);
  expect(unread()).toBe(0);
  const before = app.session.state.unread;
  applyEvent(app, newMessage);
  expect(app.session.state.unread).toBe(before);
  stop();
  expect(app.session.state.openConversation).toBeNull();
});

it('messages of a conversation on a hidden page count as unread until the page is visible again', () => {
  const { app, unread, page, setVisibility } = setUp('visible');
  const stop = trackOpenConversation(app, id, page);
  setVisibility('hidden');
  const before = app.session.state.unread;
  applyEvent(app, newMessage);
  expect(app.session.state.unread).toBe(before + 1);
  app.bus.emit('chats', { ...some, num_unread_messages: some.num_unread_messages });
  expect(unread()).toBe(row.num_unread_messages);
  setVisibility('visible');
  expect(unread()).toBe(0);
  stop();
  setVisibility('hidden');
  setVisibility('visible');
  expect(app.session.state.openConversation).toBeNull();
});

it('a read receipt is sent once the page is visible, up to the latest message', async () => {
  const { POST, app, page, setVisibility } = setUp('hidden');
  const thread = { conversation: id, messages: [{ seq: 4 }] } as Thread;
  const receipt = sendReadReceipt(app, thread, page);
  thread.messages = [{ seq: 4 }, { seq: 5 }] as Message[];
  await sendReadReceipt(app, thread, page);
  expect(POST).not.toHaveBeenCalled();
  setVisibility('visible');
  await receipt;
  expect(POST).toHaveBeenCalledTimes(1);
  expect(POST).toHaveBeenCalledWith(
    '/api/chat-read.php',
    expect.objectContaining({ body: { conversation: id, seq: 5 } }),
  );
});

it('a conversation that is opened on a hidden page stays unread until the page is visible', () => {
  const { app, unread, page, setVisibility } = setUp('hidden');
  trackOpenConversation(app, id, page);
  expect(unread()).toBe(row.num_unread_messages);
  expect(app.session.state.openConversation).toBeNull();
  setVisibility('visible');
  expect(unread()).toBe(0);
});

it('each further message gets its own receipt, and nothing listens after it was sent', async () => {
  const { POST, app, page, unread } = setUp('visible');
  const [added, removed] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
  const thread = { conversation: id, messages: [{ seq: 4 }] } as Thread;
  await sendReadReceipt(app, thread, page);
  expect(unread(), 'as the server counts').toBe(0);
  thread.messages = [{ seq: 4 }, { seq: 5 }] as Message[];
  await sendReadReceipt(app, thread, page);
  expect(POST.mock.calls.map(call => (call as unknown as [string, { body: object }])[1].body)).toEqual([
    { conversation: id, seq: 4 },
    { conversation: id, seq: 5 },
  ]);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

it('nothing is read in a conversation that does not exist yet, or has no message that was sent', async () => {
  const { POST, app, page } = setUp('visible');
  await sendReadReceipt(app, { conversation: id, messages: [] as Message[] } as Thread, page);
  await sendReadReceipt(app, { conversation: null, messages: [{ seq: 4 }] } as Thread, page);
  expect(POST).not.toHaveBeenCalled();
});
