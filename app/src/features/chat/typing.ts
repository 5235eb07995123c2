import { typing } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import type { Thread } from './thread.ts';

/** How often the server is told that the user is typing, and how long the indicator of the other person stays. */
const typingIntervalMs = 3_000;
const typingTimeoutMs = 6_000;

/**
 * Who is typing: shows the indicator of the other person for a while after each event, and tells the server of the user.
 *
 * @param threadOf the opened thread of a conversation
 */
export function createTyping(app: AppContext, threadOf: (conversation: string) => Thread | undefined) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** When the other person of each conversation was last told that the user is typing. */
  const toldAt = new Map<string, number>();

  app.bus.on('typing', ({ conversation }) => {
    const thread = threadOf(conversation);
    if (!thread) return;
    thread.typing = true;
    clearTimeout(timers.get(conversation));
    timers.set(
      conversation,
      setTimeout(() => {
        thread.typing = false;
      }, typingTimeoutMs),
    );
  });

  return {
    /** Tells the other person that the user is typing, at most every three seconds. */
    async tell(conversation: string): Promise<void> {
      const now = app.clock.now();
      if (now - (toldAt.get(conversation) ?? 0) < typingIntervalMs) return;
      toldAt.set(conversation, now);
      await ignoreFailedCall(typing(app.client, { conversation }));
    },
    /** A message ended the indicator of the other person: the next letter starts it again. */
    sent(conversation: string): void {
      toldAt.delete(conversation);
    },
  };
}
