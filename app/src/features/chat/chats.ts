import { type ChatsResponse, deleteChat, getChats } from '@velluto/api-client';
import type { Conversation, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';
import { toConversation } from './map.ts';

/** The list of conversations of one visit. */
export function createChatsStore(visit: Visit) {
  const state = proxy<{ conversations: Conversation[]; problem: Problem | null }>({
    conversations: [],
    problem: null,
  });

  const accept = ({ chats, num_unread_messages }: ChatsResponse) => {
    state.conversations = chats.map(toConversation);
    visit.session.setUnread(num_unread_messages);
  };
  const reload = async () => accept(await getChats(await visit.api()));

  visit.bus.on('chats', accept);
  visit.bus.on('message', ({ conversation, message }) => {
    const row = state.conversations.find(one => one.id === conversation);
    if (!row) {
      void reload().catch(() => {}); // the next poll brings it
      return;
    }
    row.preview = { text: 'text' in message ? message.text : '', mine: message.mine, status: message.status };
    row.lastAt = message.created_at;
    const open = visit.session.state.openConversation === conversation;
    if (!message.mine && !open) row.unread += 1;
    state.conversations = [row, ...state.conversations.filter(one => one !== row)];
  });

  return {
    state,
    accept,

    /** Opening a conversation sets its count to 0 (product.md §4). */
    opened(conversation: string): void {
      const row = state.conversations.find(one => one.id === conversation);
      if (row) row.unread = 0;
    },

    /** Removes a conversation at once, then on the server; when that fails the list is loaded again (product.md §4). */
    async remove(conversation: string): Promise<void> {
      state.conversations = state.conversations.filter(one => one.id !== conversation);
      try {
        await deleteChat(await visit.api(), { conversation });
      } catch (error) {
        state.problem = toProblem(error);
        await reload().catch(() => {}); // the next poll brings it
      }
    },

    closeProblem(): void {
      state.problem = null;
    },
  };
}
