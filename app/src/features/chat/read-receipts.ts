import { markChatRead } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { createChatsStore } from './chats.ts';
import { lastSeq, type Thread } from './thread.ts';

/** The part of the document that says whether the page is visible. */
export type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Resolves once the page is visible. */
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
 * Keeps the open conversation free of unread messages (spec § 8.5) while the page is visible; in the background
 * its messages count like those of any other. The returned function stops it.
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

/** The latest message is on the screen: all are marked as read as soon as the page is visible. */
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
