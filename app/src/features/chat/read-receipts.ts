import { markChatRead } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { createChatsStore } from './chats.ts';
import { lastSeq, type Thread } from './thread.ts';

/** The part of the document that tells whether somebody looks at the page. */
export type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Resolves once somebody looks at the page. */
const untilVisible = (page: VisiblePage): Promise<void> =>
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
 * Keeps the conversation on the screen without unread messages (product.md §4) while somebody looks at the page; behind
 * other windows its messages count like those of any other. Stops when the returned function is called.
 */
export function trackOpenConversation(
  app: AppContext,
  conversation: string,
  page: VisiblePage = document,
): () => void {
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

/** The latest message is on the screen: all are marked as read as soon as somebody looks at the page. */
export async function sendReadReceipt(
  app: AppContext,
  thread: Thread,
  page: VisiblePage = document,
): Promise<void> {
  if (thread.readPending) return;
  thread.readPending = true;
  await untilVisible(page);
  thread.readPending = false;
  const seq = lastSeq(thread.messages);
  const { conversation } = thread;
  if (!conversation || seq === 0) return;
  const answer = await markChatRead(app.client, { conversation, seq });
  app.store(createChatsStore).read(conversation, answer.num_unread_messages);
}
