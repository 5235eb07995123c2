import type { Client, MessageEvent } from '@velluto/api-client';
import { getChatExamples } from '@velluto/api-client/examples';
import { fixedClock } from '@velluto/ui/provider';
import { expect, it, vi } from 'vitest';
import { testAppContext, testNow, testUser } from '../../../test/app-context.ts';
import { deviceContents, testKey, testRowStore, withDeviceStorage } from '../../../test/encrypted-storage.ts';
import { createConversationStore } from './conversation.ts';
import { visibleMessages } from './thread.ts';

it('data of the history removes no newer message, and messages in between are fetched', async () => {
  const { new: empty, talk } = structuredClone(getChatExamples);
  const [first, second] = talk.messages;
  if (!first || !second) expect.fail('no messages');
  const now = { ...empty, conversation: talk.conversation, messages: [first, second] };
  const GET = vi.fn(async () => ({ data: now, response: new Response(null, { status: 200 }) }));
  const client = { baseUrl: '', http: { GET }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const threads = createConversationStore(app);
  const profile = empty.profile.id;
  const ids = () => threads.state.threads[profile]?.messages.map(({ id }) => id);
  threads.applySnapshot(empty);
  app.bus.emit('message', {
    conversation: first.conversation,
    profile,
    message: first,
  } as MessageEvent['data']);
  threads.applySnapshot(empty);
  expect(ids()).toEqual([first.id]);
  await vi.waitFor(() => expect(ids()).toEqual([first.id, second.id]));
  expect(threads.state.threads[profile]?.conversation).toBe(talk.conversation.id);
});

it('an own message is shown once when its live event comes before the response', async () => {
  const { new: empty, talk } = structuredClone(getChatExamples);
  const [first] = talk.messages;
  if (!first) expect.fail('no message');
  const answer = Promise.withResolvers<never>();
  const POST = vi.fn(
    (_path: string, _call: { params: { header: { 'Idempotency-Key': string } } }) => answer.promise,
  );
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  const user = testUser();
  const app = withDeviceStorage(
    testAppContext({ user, storageKey: { member: user.id, key: testKey() }, client }),
    testRowStore(),
  );
  const store = createConversationStore(app);
  store.applySnapshot(empty);
  const profile = empty.profile.id;
  const shown = () => {
    const { threads, outgoing } = store.state;
    const thread = threads[profile];
    return thread && visibleMessages(thread, outgoing).map(({ id, status }) => `${id} ${status}`);
  };
  void store.send(profile, 'Ciao');
  await vi.waitFor(() => expect(POST).toHaveBeenCalled());
  const key = POST.mock.calls[0]?.[1].params.header['Idempotency-Key'] ?? '';
  expect(shown()).toEqual([`${key} sending`]);
  const message = { ...first, seq: 1, mine: true, status: 'sent' as const };
  app.bus.emit('message', { conversation: first.conversation, profile, message, idempotency_key: key });
  expect(shown()).toEqual([`${first.id} sent`]);
  const data = { message, conversation: talk.conversation, credits: 2 };
  answer.resolve({ data, response: new Response(null, { status: 201 }) } as never);
  await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(2));
  expect(shown()).toEqual([`${first.id} sent`]);
});

/** A page with a new conversation of the user, and these rows on the device; `reload` of the result simulates a reload. */
function onPage({ rows = testRowStore(), key = testKey(), user = testUser() } = {}) {
  const client = { baseUrl: '', http: {}, polled: new Map() } as unknown as Client;
  const parts = { user, storageKey: { member: user.id, key }, client };
  const threads = createConversationStore(withDeviceStorage(testAppContext(parts), rows));
  const chat = structuredClone(getChatExamples.new);
  const { id } = chat.profile;
  threads.applySnapshot(chat);
  const draft = () => threads.state.threads[id]?.draft;
  return { threads, id, rows, draft, reload: () => onPage({ rows, key, user }) };
}

it('a draft survives a reload with its last change, and is encrypted on the device', async () => {
  const { threads, id, rows, reload } = onPage();
  for (const text of ['T', 'Ti', 'Ti penso']) threads.write(id, text);
  await vi.waitFor(() => expect(rows.stored).toHaveLength(1));
  for (const word of ['Ti penso', id]) expect(deviceContents(rows)).not.toContain(word);
  const again = reload();
  again.threads.resume(id);
  await vi.waitFor(() => expect(again.draft()).toBe('Ti penso'));
  again.threads.write(id, '');
  await vi.waitFor(() => expect(rows.stored).toEqual([]));
});

it('a text typed while the stored draft is loading replaces it, an emptied box too', async () => {
  const first = onPage();
  first.threads.write(first.id, 'Ti penso');
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const found = Promise.withResolvers<void>();
  const { get } = first.rows;
  const readDraft = vi.spyOn(first.rows, 'get').mockImplementation(async name => {
    await found.promise;
    return get(name);
  });
  const again = first.reload();
  again.threads.resume(again.id);
  await vi.waitFor(() => expect(readDraft).toHaveBeenCalled());
  again.threads.write(again.id, 'C');
  again.threads.write(again.id, '');
  found.resolve();
  await vi.waitFor(() => expect(first.rows.stored).toEqual([]));
  expect(again.draft()).toBe('');
});

it('a first message that was chosen elsewhere is in the text box, and replaces nothing that was written', async () => {
  const { threads, id, rows, draft, reload } = onPage();
  await threads.begin('not-open-yet', 'Sea or mountains?');
  expect(rows.stored).toHaveLength(1);
  await threads.begin(id, 'Sea or mountains?');
  expect(draft()).toBe('Sea or mountains?');
  await threads.begin(id, 'Another line');
  expect(draft()).toBe('Sea or mountains?');
  await vi.waitFor(() => expect(rows.stored).toHaveLength(2));
  const again = reload();
  await again.threads.begin(id, 'Another line');
  again.threads.resume(id);
  await vi.waitFor(() => expect(again.draft()).toBe('Sea or mountains?'));
});

it('another user of the device neither sees nor overwrites the draft of the one before', async () => {
  const first = onPage();
  first.threads.write(first.id, 'Ti penso');
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const next = onPage({ rows: first.rows, user: testUser({ id: 'u2' }) });
  next.threads.resume(next.id);
  next.threads.write(next.id, 'Ciao');
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(2));
  const again = first.reload();
  again.threads.resume(again.id);
  await vi.waitFor(() => expect(again.draft()).toBe('Ti penso'));
});

/** Two open conversations, a clock that the test moves, and the conversations that were told of the user's typing. */
function typingInTwo() {
  const told: string[] = [];
  const POST = vi.fn(async (_path: string, { body }: { body: { conversation: string } }) => {
    told.push(body.conversation);
    return { response: new Response(null, { status: 204 }) };
  });
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  let now = testNow;
  const app = withDeviceStorage(
    testAppContext({ user: testUser(), client, clock: { ...fixedClock(testNow), now: () => now } }),
    testRowStore(),
  );
  const threads = createConversationStore(app);
  const { talk } = structuredClone(getChatExamples);
  threads.applySnapshot(talk);
  threads.applySnapshot({
    ...talk,
    conversation: { ...talk.conversation, id: 'another' },
    profile: { ...talk.profile, id: 'somebody-else' },
  });
  const wait = (ms: number) => {
    now += ms;
  };
  return { app, threads, told, wait, profile: talk.profile.id, conversation: talk.conversation.id ?? '' };
}

it('tells of typing at most every three seconds in a conversation, and again after a message was sent', async () => {
  const { threads, told, wait, profile, conversation } = typingInTwo();
  await threads.tellTyping(profile);
  wait(2_999);
  await threads.tellTyping(profile);
  expect(told).toEqual([conversation]);
  await threads.tellTyping('somebody-else');
  expect(told).toEqual([conversation, 'another']);
  wait(1);
  await threads.tellTyping(profile);
  expect(told).toEqual([conversation, 'another', conversation]);
  void threads.send(profile, 'Ciao');
  await threads.tellTyping(profile);
  expect(told.filter(id => id === conversation)).toHaveLength(3);
});

it('shows that the other person is typing for six seconds after the last event, in that conversation only', () => {
  vi.useFakeTimers();
  try {
    const { app, threads, profile, conversation } = typingInTwo();
    const shown = () => [profile, 'somebody-else'].map(id => threads.state.threads[id]?.typing);
    app.bus.emit('typing', { conversation });
    expect(shown()).toEqual([true, false]);
    vi.advanceTimersByTime(4_000);
    app.bus.emit('typing', { conversation });
    vi.advanceTimersByTime(5_999);
    expect(shown()).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([false, false]);
  } finally {
    vi.useRealTimers();
  }
});
