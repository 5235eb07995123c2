import type { Client, Image, Message } from '@velluto/api-client';
import { toMessage } from '@velluto/api-client/ui';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { testRowStore, testStorage } from '../../../test/encrypted-storage.ts';
import { createOutbox, type TabMessage, type Tabs } from './outbox.ts';
import { createSending } from './sending.ts';
import { type ConversationState, type Thread, visibleMessages } from './thread.ts';

type Body = { profile: string; text?: string; gift?: string };
type Answer = { status: number; code?: string } | 'lost';

/** A server for messages with chosen answers; it accepts every key once. */
function server() {
  const answers: Answer[] = [];
  const received = new Map<string, object>();
  const calls: { key: string; text: string | undefined }[] = [];
  const POST = async (
    _path: string,
    { params, body }: { params: { header: { 'Idempotency-Key': string } }; body: Body },
  ) => {
    const key = params.header['Idempotency-Key'];
    calls.push({ key, text: body.text ?? body.gift });
    await remote.waitFor;
    const answer = answers.shift();
    if (answer && answer !== 'lost') {
      const error = { code: answer.code, message: '', details: { need: 2, have: 0 } };
      return { error, response: new Response(null, { status: answer.status }) };
    }
    const seq = received.size + 1;
    const content = body.gift ? { kind: 'gift', gift: body.gift } : { kind: 'text', text: body.text };
    const message = received.get(key) ?? {
      id: `m${seq}`,
      conversation: 'c1',
      seq,
      mine: true,
      origin: 'member',
      status: 'sent',
      created_at: '2026-11-21T20:00:00Z',
      credits: 2,
      icebreaker: null,
      ...content,
    };
    received.set(key, message);
    if (answer === 'lost') throw new TypeError('no answer');
    const data = { message, conversation: { id: 'c1' }, credits: 10 };
    return { data, response: new Response(null, { status: 201 }) };
  };
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  const remote = { answers, received, calls, client, waitFor: undefined as Promise<void> | undefined };
  return remote;
}

function setUp({ storage = testStorage({ user: testUser() }), remote = server() } = {}) {
  let keys = 0;
  const parts: Partial<Thread> = { messages: [], draft: '', needsCredits: null, messageCredits: 2 };
  const thread = { ...parts, member: { id: 'giulia' }, status: 'initializing' } as Thread;
  const state: ConversationState = { threads: { giulia: thread }, outgoing: [] };
  const app = testAppContext({ user: testUser(), client: remote.client });
  let queue = Promise.resolve();
  let onTabMessage: (message: TabMessage) => void = () => {};
  const withLock: Tabs['withLock'] = (_, run) => {
    queue = queue.then(run);
    return queue;
  };
  const sending = createSending(
    app,
    {
      state,
      setDraft(open, text) {
        open.draft = text;
      },
    },
    {
      storage,
      tabs: onMessage => {
        onTabMessage = onMessage;
        return { withLock, broadcast: () => undefined };
      },
      newKey: () => `key-${++keys}`,
    },
  );
  const otherTab = (message: TabMessage) => onTabMessage(message);
  const messages = () => visibleMessages(thread, state.outgoing);
  const shown = () =>
    messages().map(message => `${message.kind === 'text' ? message.text : message.kind} ${message.status}`);
  const settled = (expected: string[]) => vi.waitFor(() => expect(shown()).toEqual(expected));
  const outbox = createOutbox(storage);
  return { sending, thread, state, messages, app, outbox, remote, shown, settled, otherTab };
}

it('sends messages in the order of writing, each with its own idempotency key', async () => {
  const { sending, remote, settled } = setUp();
  await Promise.all([sending.text('giulia', 'one'), sending.text('giulia', 'two')]);
  await sending.gift('giulia', 'rose');
  await settled(['one sent', 'two sent', 'gift sent']);
  expect(remote.calls).toEqual([
    { key: 'key-1', text: 'one' },
    { key: 'key-2', text: 'two' },
    { key: 'key-3', text: 'rose' },
  ]);
});

it('drops a message that another tab has delivered, also of a conversation that is not open here', async () => {
  const { sending, state, remote, settled, otherTab } = setUp();
  remote.waitFor = new Promise(() => {});
  await sending.text('giulia', 'one');
  await settled(['one sending']);
  delete state.threads.giulia;
  otherTab({ kind: 'delivered', profile: 'giulia', key: 'key-1', message: {} as Message });
  expect(state.outgoing).toEqual([]);
});

it('sends no later message before one without an answer, which is retried with the same key', async () => {
  const { sending, remote, settled } = setUp();
  remote.answers.push('lost');
  await sending.text('giulia', 'one');
  await settled(['one failed']);
  remote.answers.push('lost');
  await sending.text('giulia', 'two');
  await settled(['one failed', 'two sending']);
  await sending.retry('giulia', 'key-1');
  await settled(['one sent', 'two sent']);
  expect(remote.received.size).toBe(2);
});

it('a gift that the full device cannot store stays as failed with the reason, and is sent once there is space', async () => {
  const rows = testRowStore();
  const storage = testStorage({ user: testUser(), rows });
  await storage.of('u1').open();
  const full = vi.spyOn(rows, 'change').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const { sending, state, remote, settled } = setUp({ storage });
  await sending.gift('giulia', 'rose');
  await settled(['gift failed']);
  expect(state.outgoing[0]?.problem).toEqual({ code: 'not_stored' });
  await sending.retry('giulia', 'key-1');
  await settled(['gift failed']);
  expect(remote.calls).toEqual([]);
  full.mockRestore();
  await sending.retry('giulia', 'key-1');
  await settled(['gift sent']);
});

it('a photo that the full device cannot store is shown as failed with the reason, and its text returns to the draft', async () => {
  const rows = testRowStore();
  const storage = testStorage({ user: testUser(), rows });
  await storage.of('u1').open();
  vi.spyOn(rows, 'change').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const { sending, thread } = setUp({ storage });
  await sending.photo('giulia', new File(['x'], 'mare.jpg'), 'Il mare');
  const problem = { code: 'not_stored' };
  expect(thread.upload).toEqual({ status: 'failed', name: 'mare.jpg', progress: 0, problem });
  expect(thread.draft).toBe('Il mare');
});

it('a photo and its text are one message, retried with the same key after a lost answer', async () => {
  const storage = testStorage({ user: testUser() });
  const { sending, outbox, remote, messages } = setUp({ storage });
  const photo = { id: 'p1', filename: '/img/x/large.webp' } as Image;
  const base = { key: 'k', user: 'u1', profile: 'giulia', credits: 3, writtenAt: '2026-11-21T20:00:00Z' };
  await outbox.add({ ...base, content: { kind: 'photo', photo, text: 'Il mare' } });
  remote.answers.push('lost');
  await sending.resume('giulia');
  expect(messages()).toMatchObject([{ kind: 'photo', text: 'Il mare', status: 'failed' }]);
  await sending.retry('giulia', 'k');
  expect(remote.calls).toEqual([
    { key: 'k', text: 'Il mare' },
    { key: 'k', text: 'Il mare' },
  ]);
  expect(remote.received.size).toBe(1);
});

it('the text of a cancelled photo returns to the draft, before what is there', async () => {
  const { sending, thread, outbox } = setUp();
  thread.draft = 'Ciao';
  await outbox.saveUpload({ user: 'u1', profile: 'giulia', file: new File(['x'], 'm.jpg'), text: 'Il mare' });
  await sending.cancelPhoto('giulia');
  expect(thread.draft).toBe('Il mare\nCiao');
  expect(await outbox.upload('u1', 'giulia')).toBe(null);
});

it('a message delivered before a reload is shown once, because the history has its key', async () => {
  const storage = testStorage({ user: testUser() });
  const remote = server();
  const first = setUp({ storage, remote });
  remote.answers.push('lost');
  await first.sending.text('giulia', 'one');
  await first.settled(['one failed']);
  const second = setUp({ storage, remote });
  const arrived = { ...(remote.received.get('key-1') as Message), idempotency_key: 'key-1' };
  second.thread.messages = [toMessage(arrived)];
  remote.waitFor = new Promise(() => {});
  void second.sending.resume('giulia');
  await vi.waitFor(() => expect(second.state.outgoing).toHaveLength(1));
  expect(second.shown()).toEqual(['one sent']);
});

it('delivers a message left in the outbox by an earlier page, and shows it once', async () => {
  const storage = testStorage({ user: testUser() });
  const remote = server();
  const first = setUp({ storage, remote });
  remote.answers.push('lost');
  await first.sending.text('giulia', 'one');
  await first.settled(['one failed']);
  const second = setUp({ storage, remote });
  await second.sending.resume('giulia');
  await second.settled(['one sent']);
  expect(await second.outbox.all('u1')).toEqual([]);
  expect(remote.received.size).toBe(1);
});

it('keeps a refused message with its reason until it is discarded', async () => {
  const { sending, remote, messages, outbox, settled } = setUp();
  remote.answers.push({ status: 403, code: 'blocked_by_member' });
  await sending.text('giulia', 'one');
  await sending.text('giulia', 'two');
  await settled(['two sent', 'one failed']);
  expect(messages().at(-1)?.problem?.code).toBe('blocked_by_member');
  expect(await outbox.all('u1')).toHaveLength(1);
  await sending.discard('giulia', 'key-1');
  await settled(['two sent']);
  expect(await outbox.all('u1')).toEqual([]);
});

it('returns texts without enough credits to the draft in their order, and opens the offer', async () => {
  const { sending, remote, thread, outbox, settled } = setUp();
  thread.draft = 'three';
  remote.answers.push({ status: 402, code: 'not_enough_credits' });
  await Promise.all([sending.text('giulia', 'one'), sending.text('giulia', 'two')]);
  await settled([]);
  expect(thread.draft).toBe('one\ntwo\nthree');
  expect(thread.needsCredits).toEqual({ attempt: 'message', need: 2, have: 0 });
  expect(await outbox.all('u1')).toEqual([]);
});

it('a gift without enough credits waits in the conversation, and the offer says that it is a gift', async () => {
  const { sending, remote, thread, outbox } = setUp();
  remote.answers.push({ status: 402, code: 'not_enough_credits' });
  await sending.gift('giulia', 'rose');
  await vi.waitFor(() => expect(thread.needsCredits).toEqual({ attempt: 'gift', need: 2, have: 0 }));
  expect(thread.draft).toBe('');
  await vi.waitFor(async () =>
    expect(await outbox.all('u1')).toMatchObject([
      { content: { kind: 'gift' }, problem: { code: 'not_enough_credits' } },
    ]),
  );
});

it('sends no message of another account', async () => {
  const storage = testStorage({ user: testUser() });
  await createOutbox(storage).add({
    key: 'k',
    user: 'u2',
    profile: 'giulia',
    content: { kind: 'text', text: 'not mine' },
    credits: 2,
    writtenAt: '2026-11-21T20:00:00Z',
  });
  const { sending, remote, settled } = setUp({ storage });
  await sending.resume('giulia');
  await settled([]);
  expect(remote.calls).toEqual([]);
});

it('reports the state of a conversation and of each outgoing message', async () => {
  const first = testStorage({ user: testUser() });
  const { sending, state, thread, remote, settled } = setUp({ storage: first });
  expect(thread.status).toBe('initializing');
  await sending.resume('giulia');
  expect(thread.status).toBe('ready');
  const answer = Promise.withResolvers<void>();
  remote.waitFor = answer.promise;
  await sending.text('giulia', 'one');
  await sending.text('giulia', 'two');
  await vi.waitFor(() => expect(state.outgoing.map(({ status }) => status)).toEqual(['sending', 'pending']));
  remote.answers.push('lost', 'lost'); // each new text starts an attempt
  answer.resolve();
  await vi.waitFor(() => expect(state.outgoing.map(({ status }) => status)).toEqual(['failed', 'pending']));
  await sending.retry('giulia', 'key-1');
  await settled(['one sent', 'two sent']);
  expect(state.outgoing).toEqual([]);
});

it('a conversation is suspended while the storage key cannot be fetched', async () => {
  const storage = testStorage({ user: testUser() });
  const personal = storage.of('u1');
  const open = vi.spyOn(personal, 'open').mockResolvedValueOnce(false);
  const { sending, app, thread } = setUp({ storage });
  await sending.resume('giulia');
  expect(thread.status).toBe('suspended');
  app.bus.emit('chats', { chats: [], num_unread_messages: 0 });
  await vi.waitFor(() => expect(thread.status).toBe('ready'));
  expect(open).toHaveBeenCalled();
});
