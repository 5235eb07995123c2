import { type ChatsResponse, deleteChat, getChats } from '@velluto/api-client';
import { previewText, toConversation } from '@velluto/api-client/ui';
import type { Conversation, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';
import type { LoadContext } from '../../lib/router/route.ts';

/** A removed conversation can be brought back for this long. */
const undoMs = 10_000;

interface ChatsState {
  conversations: Conversation[];
  problem: Problem | null;
  /** The conversation removed last, while it can be brought back; until then it is not deleted on the server. */
  removed: Conversation | null;
}

/**
 * The list of conversations of one visit.
 *
 * @param page the document; its `pagehide` event says when the browser leaves it
 */
export function createChatsStore(app: AppContext, page: Pick<EventTarget, 'addEventListener'> = globalThis) {
  const state = proxy<ChatsState>({ conversations: [], problem: null, removed: null });
  let undoTimer: ReturnType<typeof setTimeout> | undefined;

  /** Time of the last message of each removed conversation: an older answer of the server must not bring it back. */
  const removedUntil = new Map<string, string>();

  const { applySnapshot, ask } = createResource<ChatsResponse>(answer => {
    const { openConversation } = app.session.state;
    let unread = answer.num_unread_messages;
    const rows = answer.chats.map(toConversation);
    const stillRemoved = rows.filter(row => row.lastAt <= (removedUntil.get(row.id) ?? ''));
    for (const row of rows) {
      if (row.id !== openConversation && !stillRemoved.includes(row)) continue;
      unread -= row.unread;
      row.unread = 0;
    }
    // a message came since the removal: the conversation is not deleted
    const { removed } = state;
    if (removed && rows.some(row => row.id === removed.id && !stillRemoved.includes(row))) endUndo();
    state.conversations = rows.filter(row => !stillRemoved.includes(row));
    app.session.setUnread(unread);
  });
  const endUndo = () => {
    clearTimeout(undoTimer);
    state.removed = null;
  };
  const reload = () => ask(() => getChats(app.client));
  const rowOf = (conversation: string) => state.conversations.find(row => row.id === conversation);
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
      await ignoreFailedCall(reload());
    }
  };
  const finishRemoval = async (): Promise<void> => {
    const { removed } = state;
    endUndo();
    if (removed) await deleteForGood(removed.id);
  };

  app.bus.on('chats', applySnapshot);
  app.bus.on('blocked', ({ profile }) => {
    removeRows(row => row.member.id === profile);
    // a conversation with a blocked member cannot be brought back
    if (state.removed?.member.id === profile) void finishRemoval();
  });
  app.bus.on('message', ({ conversation, message }) => {
    const row = rowOf(conversation);
    if (!row) {
      void ignoreFailedCall(reload());
      return;
    }
    const text = previewText(message.kind, 'text' in message ? (message.text ?? '') : '');
    row.preview = { text, mine: message.mine, status: message.status };
    row.lastAt = message.created_at;
    const open = app.session.state.openConversation === conversation;
    if (!message.mine && !open) row.unread += 1;
    state.conversations = [row, ...state.conversations.filter(other => other !== row)];
  });

  return {
    state,
    applySnapshot,

    /** Opening a conversation sets its count to 0 (spec § 8.5). */
    opened(conversation: string): void {
      clearUnread(rowOf(conversation));
    },

    /** The server has marked a conversation as read; `unread` is its number of unread messages in all others. */
    read(conversation: string, unread: number): void {
      const row = rowOf(conversation);
      // the server's number does not include this conversation any more, so nothing is subtracted
      if (row) row.unread = 0;
      app.session.setUnread(unread);
    },

    /** Removes a conversation at once, then on the server; when that fails the list is loaded again (spec § 8.6). */
    async remove(conversation: string): Promise<void> {
      const row = rowOf(conversation);
      const earlier = finishRemoval();
      state.problem = null;
      if (!row) return deleteForGood(conversation); // not in the list yet
      state.removed = { ...row };
      removeRows(row => row.id === conversation);
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

export function hydrate(app: AppContext, data: ChatsResponse): void {
  app.store(createChatsStore).applySnapshot(data);
}
