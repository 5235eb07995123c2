import { type ChatsResponse, getChat, markChatRead, typing } from '@velluto/api-client';
import type { Visit } from '../../platform/visit.ts';
import { isBehind } from './behind.ts';
import { toMessage } from './map.ts';
import { type SeenPage, untilSeen } from './reading.ts';
import { lastSeq, merge, type Thread, withLatest } from './thread.ts';

/** What a conversation asks of the server after its first view; loaded with the first of these calls. */

/** Fetches what was missed while the connection was down. */
export async function catchUp(visit: Visit, thread: Thread): Promise<void> {
  const fresh = await getChat(visit.client, { profile: thread.member.id });
  thread.conversation = fresh.conversation.id;
  thread.otherReadSeq = fresh.other_read_seq;
  const latest = fresh.messages.map(message => toMessage(message));
  Object.assign(thread, withLatest(thread, latest, fresh.has_more));
}

/** Catches up in every conversation of which the list knows something that the stream has not brought. */
export async function catchUpWith(
  { chats }: Pick<ChatsResponse, 'chats'>,
  visit: Visit,
  threads: Record<string, Thread>,
): Promise<void> {
  const behind = chats.flatMap(({ conversation, profile }) => {
    const thread = threads[profile.id];
    return thread && isBehind(thread.messages, conversation) ? thread : [];
  });
  await Promise.all(behind.map(thread => catchUp(visit, thread)));
}

/** Loads the messages before the first one; when that fails, the list asks again at its beginning. */
export async function loadOlder(visit: Visit, thread: Thread): Promise<void> {
  const before = thread.messages[0]?.seq;
  const { conversation } = thread;
  if (!conversation || !before || thread.loadingOlder) return;
  thread.loadingOlder = true;
  try {
    const older = await getChat(visit.client, { conversation, before });
    thread.messages = merge(
      thread.messages,
      older.messages.map(message => toMessage(message)),
    );
    thread.hasMore = older.has_more;
  } finally {
    thread.loadingOlder = false;
  }
}

/** Whose messages wait to be seen. */
const waiting = new WeakSet<Thread>();

/** Everything up to the latest message is on the screen: it is read as soon as somebody looks at the page. */
export async function tellRead(visit: Visit, thread: Thread, page: SeenPage = document): Promise<void> {
  if (waiting.has(thread)) return;
  waiting.add(thread);
  await untilSeen(page);
  waiting.delete(thread);
  const seq = lastSeq(thread.messages);
  const { conversation } = thread;
  if (!conversation || seq === 0) return;
  const answer = await markChatRead(visit.client, { conversation, seq });
  visit.session.setUnread(answer.num_unread_messages);
}

/** The user is typing. */
export async function tellTyping(visit: Visit, conversation: string): Promise<void> {
  await typing(visit.client, { conversation });
}
