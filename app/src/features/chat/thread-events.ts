import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { applyMessage, catchUp } from './catch-up.ts';
import { type ConversationState, isBehind, markRead, type Thread } from './thread.ts';

/** The opened thread of a conversation. */
export const threadOf = ({ threads }: ConversationState, conversation: string): Thread | undefined =>
  Object.values(threads).find(thread => thread.conversation === conversation);

/** Puts messages and read receipts that arrive into the opened conversations. */
export function followThreads({ bus, client }: AppContext, state: ConversationState): void {
  bus.on('message', ({ profile, message, idempotency_key }) => {
    const thread = state.threads[profile];
    if (!thread) return;
    thread.typing = false;
    applyMessage(client, thread, message, idempotency_key);
  });
  bus.on('chats', ({ chats }) => {
    for (const { conversation, profile } of chats) {
      const thread = state.threads[profile.id];
      if (thread && isBehind(thread.messages, conversation)) void ignoreFailedCall(catchUp(client, thread));
    }
  });
  bus.on('read', ({ conversation, seq }) => {
    const thread = threadOf(state, conversation);
    if (thread) thread.messages = markRead(thread.messages, seq);
  });
}
