import { type ChatsResponse, deleteChat, getChats } from '@velluto/api-client';
import type { Conversation, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import { inBackground } from '../../platform/in-background.ts';
import { toProblem } from '../../platform/problem.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { previewText, toConversation } from './mapping.ts';

/** A removed conversation comes back for this long. */
const undoMs = 10_000;

interface ChatsState {
  conversations: Conversation[];
  problem: Problem | null;
  /** Removed a moment ago: it can come back, and the server does not know of it yet. */
  removed: Conversation | null;
}

/**
 * The list of conversations of one visit.
 *
 * @param page tells when the browser leaves it
 */
export function createChatsStore(app: AppContext, page: Pick<EventTarget, 'addEventListener'> = globalThis) {
  const state = proxy<ChatsState>({ conversations: [], problem: null, removed: null });
  let undoTimer: ReturnType<typeof setTimeout> | undefined;

  /** Going back in the history restores old data, when newer messages may be known already. */
  const acceptedAnswers = new WeakSet<ChatsResponse>();
  /** Last message of each removed conversation: an answer that was under way must not bring it back. */
  const removedUntil = new Map<string, string>();

  const take = (answer: ChatsResponse) => {
    acceptedAnswers.add(answer);
    const { openConversation } = app.session.state;
    let unread = answer.num_unread_messages;
    const rows = answer.chats.map(toConversation);
    const gone = rows.filter(row => row.lastAt <= (removedUntil.get(row.id) ?? ''));
    for (const row of rows) {
      if (row.id !== openConversation && !gone.includes(row)) continue;
      unread -= row.unread;
      row.unread = 0;
    }
    // who has written since then is not deleted with it
    const { removed } = state;
    if (removed && rows.some(row => row.id === removed.id && !gone.includes(row))) endUndo();
    state.conversations = rows.filter(row => !gone.includes(row));
    app.session.setUnread(unread);
  };
  const accept = (answer: ChatsResponse) => {
    if (!acceptedAnswers.has(answer)) take(answer);
  };
  const endUndo = () => {
    clearTimeout(undoTimer);
    state.removed = null;
  };
  const reload = async () => take(await getChats(app.client));
  const rowOf = (conversation: string) => state.conversations.find(one => one.id === conversation);
  /** The messages of a row no longer count as unread. */
  const clearUnread = (row: Conversation | undefined) => {
    if (!row) return;
    app.session.setUnread(app.session.state.unread - row.unread);
    row.unread = 0;
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
      await inBackground(reload());
    }
  };
  const finishRemoval = async (): Promise<void> => {
    const { removed } = state;
    endUndo();
    if (removed) await deleteForGood(removed.id);
  };

  app.bus.on('chats', accept);
  app.bus.on('blocked', ({ profile }) => {
    removeRows(row => row.member.id === profile);
    // it must not come back beside the block
    if (state.removed?.member.id === profile) void finishRemoval();
  });
  app.bus.on('message', ({ conversation, message }) => {
    const row = rowOf(conversation);
    if (!row) {
      void inBackground(reload());
      return;
    }
    const text = previewText(message.kind, 'text' in message ? (message.text ?? '') : '');
    row.preview = { text, mine: message.mine, status: message.status };
    row.lastAt = message.created_at;
    const open = app.session.state.openConversation === conversation;
    if (!message.mine && !open) row.unread += 1;
    state.conversations = [row, ...state.conversations.filter(one => one !== row)];
  });

  return {
    state,
    accept,

    /** Opening a conversation sets its count to 0 (product.md §4). */
    opened(conversation: string): void {
      clearUnread(rowOf(conversation));
    },

    /** The server has marked a conversation as read; `unread`: what is left in all others, by its count. */
    read(conversation: string, unread: number): void {
      const row = rowOf(conversation);
      // that sum no longer has the row: it must not be taken from it once more
      if (row) row.unread = 0;
      app.session.setUnread(unread);
    },

    /** Removes a conversation at once, then on the server; when that fails the list is loaded again (product.md §4). */
    async remove(conversation: string): Promise<void> {
      const row = rowOf(conversation);
      const earlier = finishRemoval();
      state.problem = null;
      if (!row) return deleteForGood(conversation); // not in the list yet
      state.removed = { ...row };
      removeRows(one => one.id === conversation);
      undoTimer = setTimeout(() => void finishRemoval(), undoMs);
      page.addEventListener('pagehide', () => void finishRemoval(), { once: true });
      await earlier;
    },

    /** Brings the conversation back that was removed last. */
    undoRemoval(): void {
      const { removed } = state;
      if (!removed) return;
      endUndo();
      removedUntil.delete(removed.id);
      state.conversations = [...state.conversations, removed].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
      app.session.setUnread(app.session.state.unread + removed.unread);
    },

    closeProblem(): void {
      state.problem = null;
    },
  };
}

/** The list of conversations. */
export const load = ({ client, signal }: LoadContext): Promise<ChatsResponse> => getChats(client, { signal });

export function accept(app: AppContext, data: ChatsResponse): void {
  app.store(createChatsStore).accept(data);
}
