import { type ChatsResponse, deleteChat, getChats } from '@velluto/api-client';
import type { Conversation, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import { toProblem } from '../../platform/map/problem.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { previewText, toConversation } from './map.ts';

/** The list of conversations of one visit. */
export function createChatsStore(app: AppContext) {
  const state = proxy<{ conversations: Conversation[]; problem: Problem | null }>({
    conversations: [],
    problem: null,
  });

  /** Answers that were taken: by the history they come again, older than what is known since. */
  const taken = new WeakSet<ChatsResponse>();
  /** When removed conversations were last written in: an answer that was on its way does not bring them back. */
  const removed = new Map<string, string>();

  const take = (answer: ChatsResponse) => {
    taken.add(answer);
    const { openConversation } = app.session.state;
    let unread = answer.num_unread_messages;
    const rows = answer.chats.map(toConversation);
    const gone = rows.filter(row => row.lastAt <= (removed.get(row.id) ?? ''));
    for (const row of rows) {
      if (row.id !== openConversation && !gone.includes(row)) continue;
      unread -= row.unread;
      row.unread = 0;
    }
    state.conversations = rows.filter(row => !gone.includes(row));
    app.session.setUnread(unread);
  };
  const accept = (answer: ChatsResponse) => {
    if (!taken.has(answer)) take(answer);
  };
  const reload = async () => take(await getChats(app.client));
  const rowOf = (conversation: string) => state.conversations.find(one => one.id === conversation);
  /** The messages of a row no longer count as unread. */
  const clear = (row: Conversation | undefined) => {
    if (!row) return;
    app.session.setUnread(app.session.state.unread - row.unread);
    row.unread = 0;
  };
  const drop = (leaves: (row: Conversation) => boolean) => {
    for (const row of state.conversations.filter(leaves)) {
      clear(row);
      removed.set(row.id, row.lastAt);
    }
    state.conversations = state.conversations.filter(row => !leaves(row));
  };

  app.bus.on('chats', accept);
  app.bus.on('blocked', ({ profile }) => drop(row => row.member.id === profile));
  app.bus.on('message', ({ conversation, message }) => {
    const row = rowOf(conversation);
    if (!row) {
      void reload().catch(() => {}); // the next poll brings it
      return;
    }
    const text = previewText(message.kind, 'text' in message ? message.text : '');
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
      clear(rowOf(conversation));
    },

    /** Removes a conversation at once, then on the server; when that fails the list is loaded again (product.md §4). */
    async remove(conversation: string): Promise<void> {
      state.problem = null;
      drop(row => row.id === conversation);
      try {
        await deleteChat(app.client, { conversation });
      } catch (error) {
        removed.delete(conversation);
        state.problem = toProblem(error);
        await reload().catch(() => {}); // the next poll brings it
      }
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
