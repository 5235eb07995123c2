import { markChatRead } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { createChatsStore } from './chats.ts';
import { lastSeq, type Thread } from './thread.ts';

/** What of a page tells whether somebody looks at it. */
export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Resolves once somebody looks at the page. */
const untilSeen = (page: SeenPage): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (page.visibilityState !== 'visible') return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Follows a conversation on the screen: it has nothing unread (product.md §4) while somebody looks at the page. Behind
 * other windows its messages count as those of any other. Until the returned function is called.
 */
export function followReading(app: AppContext, conversation: string, page: SeenPage = document): () => void {
  const follow = () => {
    const seen = page.visibilityState === 'visible';
    app.session.setOpenConversation(seen ? conversation : null);
    if (seen) app.store(createChatsStore).opened(conversation);
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    page.removeEventListener('visibilitychange', follow);
    app.session.setOpenConversation(null);
  };
}

/** Whose messages wait to be seen. */
const waiting = new WeakSet<Thread>();

/** Everything up to the latest message is on the screen: it is read as soon as somebody looks at the page. */
export async function tellRead(app: AppContext, thread: Thread, page: SeenPage = document): Promise<void> {
  if (waiting.has(thread)) return;
  waiting.add(thread);
  await untilSeen(page);
  waiting.delete(thread);
  const seq = lastSeq(thread.messages);
  const { conversation } = thread;
  if (!conversation || seq === 0) return;
  const answer = await markChatRead(app.client, { conversation, seq });
  app.session.setUnread(answer.num_unread_messages);
}
