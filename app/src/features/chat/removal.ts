import { deleteChat } from '@velluto/api-client';
import type { Conversation, Problem } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';

/** A removed conversation can be brought back for this long. */
const undoMs = 10_000;

/** The list of conversations, as far as a removal changes it. */
interface ChatList {
  conversations: Conversation[];
  problem: Problem | null;
  /** The conversation removed last, while it can be brought back; until then it is not deleted on the server. */
  removed: Conversation | null;
}

/** What a removal needs of the store. */
interface Removing {
  state: ChatList;
  /** The messages of a row no longer count as unread. */
  clearUnread: (row: Conversation) => void;
  /** Loads the list again. */
  reload: () => Promise<unknown>;
  /** The document; its `pagehide` event says when the browser leaves it. */
  page: Pick<EventTarget, 'addEventListener'>;
}

/** Removes conversations: at once from the list, after a while from the server. */
export function createRemoval(app: AppContext, { state, clearUnread, reload, page }: Removing) {
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last message of each removed conversation: an older answer of the server must not bring it back. */
  const removedUntil = new Map<string, string>();

  const endUndo = () => {
    clearTimeout(undoTimer);
    state.removed = null;
  };
  const removeRows = (matches: (row: Conversation) => boolean) => {
    for (const row of state.conversations.filter(matches)) {
      clearUnread(row);
      removedUntil.set(row.id, row.lastAt);
    }
    state.conversations = state.conversations.filter(row => !matches(row));
  };
  /** Deletes a conversation on the server; when that fails the list is loaded again. */
  const deleteForGood = async (conversation: string): Promise<void> => {
    try {
      await deleteChat(app.client, { conversation }, { keepalive: true });
    } catch (error) {
      removedUntil.delete(conversation);
      state.problem = toProblem(error);
      await ignoreFailedCall(reload());
    }
  };
  const finish = async (): Promise<void> => {
    const { removed } = state;
    endUndo();
    if (removed) await deleteForGood(removed.id);
  };

  return {
    /** The rows of an answer that were not removed. A conversation with a message since its removal comes back. */
    withoutRemoved(rows: readonly Conversation[]): Conversation[] {
      const left = rows.filter(row => row.lastAt > (removedUntil.get(row.id) ?? ''));
      if (left.some(row => row.id === state.removed?.id)) endUndo();
      return left;
    },

    /** Removes a conversation at once, then on the server; when that fails the list is loaded again (spec § 8.6). */
    async remove(conversation: string): Promise<void> {
      const row = state.conversations.find(row => row.id === conversation);
      const earlier = finish();
      state.problem = null;
      if (!row) return deleteForGood(conversation); // not in the list yet
      state.removed = { ...row };
      removeRows(row => row.id === conversation);
      undoTimer = setTimeout(() => void finish(), undoMs);
      page.addEventListener('pagehide', () => void finish(), { once: true });
      await earlier;
    },

    /** Removes the conversation with a blocked member, which cannot be brought back. */
    removeBlocked(member: string): void {
      removeRows(row => row.member.id === member);
      if (state.removed?.member.id === member) void finish();
    },

    /** Brings the conversation back that was removed last. */
    undo(): void {
      const { removed } = state;
      if (!removed) return;
      endUndo();
      removedUntil.delete(removed.id);
      state.conversations = [...state.conversations, removed].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
      app.session.setUnread(app.session.state.unread + removed.unread);
    },
  };
}
