import { type Client, getChat, type Message as WireMessage } from '@velluto/api-client';
import { toMessage } from '@velluto/api-client/ui';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { lastSeq, mergeMessages, type Thread, withLatest } from './thread.ts';

/** Fetches what was missed while the connection was down. */
export async function catchUp(client: Client, thread: Thread): Promise<void> {
  const fresh = await getChat(client, { profile: thread.member.id });
  thread.conversation = fresh.conversation.id;
  const latest = fresh.messages.map(message => toMessage(message));
  Object.assign(thread, withLatest(thread, latest, fresh.has_more));
}

/** Adds a message of the server, the one that was sent under a key; the ones before it that are missing are fetched. */
export function applyMessage(client: Client, thread: Thread, message: WireMessage, key?: string): void {
  const gap = message.seq > lastSeq(thread.messages) + 1;
  thread.messages = mergeMessages(thread.messages, [toMessage(message, key)]);
  thread.conversation = message.conversation;
  if (gap) void ignoreFailedCall(catchUp(client, thread));
}

/** Loads the messages before the first one; after a failure, scrolling to the beginning tries again. */
export async function loadOlder(client: Client, thread: Thread): Promise<void> {
  const { conversation } = thread;
  const before = thread.messages[0]?.seq;
  if (!conversation || !before || thread.loadingOlder) return;
  thread.loadingOlder = true;
  const load = async () => {
    const older = await getChat(client, { conversation, before });
    const messages = older.messages.map(message => toMessage(message));
    Object.assign(thread, { messages: mergeMessages(thread.messages, messages), hasMore: older.has_more });
  };
  await ignoreFailedCall(load());
  thread.loadingOlder = false;
}
