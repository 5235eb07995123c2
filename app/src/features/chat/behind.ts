import type { Conversation as WireConversation } from '@velluto/api-client';
import type { Message } from '@velluto/ui/model';

/** Whether the list of conversations knows more than is here: a newer message, or what became of the latest one. */
export function isBehind(
  messages: readonly Message[],
  { last_at, last_message }: Pick<WireConversation, 'last_at' | 'last_message'>,
): boolean {
  const last = messages.findLast(message => message.seq !== null);
  if (!last?.mine || !last_message) return last_at > (last?.createdAt ?? '');
  return last_at > last.createdAt || last_message.status !== last.status;
}
