import type { Client, MessageEvent } from '@velluto/api-client';
import { getChatExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testUser, testVisit } from '../../platform/testing.ts';
import { createThreadsStore } from './threads.ts';

it('an answer that the history brings again takes nothing away, and what came since is fetched', async () => {
  const { new: empty, talk } = structuredClone(getChatExamples);
  const [first, second] = talk.messages;
  if (!first || !second) expect.fail('no messages');
  const now = { ...empty, conversation: talk.conversation, messages: [first, second] };
  const GET = vi.fn(async () => ({ data: now, response: new Response(null, { status: 200 }) }));
  const client = { baseUrl: '', http: { GET }, polled: new Map() } as unknown as Client;
  const visit = testVisit({ user: testUser(), api: async () => client });
  const threads = createThreadsStore(visit);
  const profile = empty.profile.id;
  const ids = () => threads.state.threads[profile]?.messages.map(({ id }) => id);
  threads.accept(empty);
  visit.bus.emit('message', {
    conversation: first.conversation,
    profile,
    message: first,
  } as MessageEvent['data']);
  threads.accept(empty);
  expect(ids()).toEqual([first.id]);
  await vi.waitFor(() => expect(ids()).toEqual([first.id, second.id]));
  expect(threads.state.threads[profile]?.conversation).toBe(talk.conversation.id);
});
