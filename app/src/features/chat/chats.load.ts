import { type ChatsResponse, getChats } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createChatsStore } from './chats.ts';

/** The list of conversations. */
export const load = ({ client, signal }: LoadContext): Promise<ChatsResponse> => getChats(client, { signal });

export function accept(visit: Visit, data: ChatsResponse): void {
  visit.store(createChatsStore).accept(data);
}
