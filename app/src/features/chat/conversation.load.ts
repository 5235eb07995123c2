import { type ChatResponse, type ChatsResponse, getChat, getChats } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createChatsStore } from './chats.ts';
import { createThreadsStore } from './threads.ts';

/** A conversation with its latest messages, and the list beside it. */
export interface ConversationData {
  chat: ChatResponse;
  chats: ChatsResponse;
}

/** By the id of the conversation (`/chats/:id`) or of the other person (`/members/:member/chat`). */
export async function load({ client, params, signal }: LoadContext): Promise<ConversationData> {
  const which = params.member ? { profile: params.member } : { conversation: params.id ?? '' };
  const [chat, chats] = await Promise.all([getChat(client, which, { signal }), getChats(client, { signal })]);
  return { chat, chats };
}

export function accept(visit: Visit, { chat, chats }: ConversationData): void {
  visit.store(createThreadsStore).accept(chat);
  visit.store(createChatsStore).accept(chats);
}
