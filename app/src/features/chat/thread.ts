import type { Conversation as WireConversation } from '@velluto/api-client';
import type { BlockedReason, ConversationMember, Message, Problem } from '@velluto/ui/model';

/** One conversation as this device knows it. */
export interface Thread {
  member: ConversationMember;
  /** Null before the first message. */
  conversation: string | null;
  /** What the server has, the oldest first, then what is still on its way. */
  messages: Message[];
  hasMore: boolean;
  loadingOlder: boolean;
  /** Up to where the user had read when the conversation was opened. */
  readSeq: number;
  messageCredits: number;
  blocked: BlockedReason | null;
  typing: boolean;
  draft: string;
  /** Why the last message could not be paid: the offer is open. */
  needsCredits: Problem | null;
  /** The picture on its way: its name, how far it is in percent, and why it did not arrive. */
  upload: { name: string; progress: number; problem?: Problem } | null;
  /** The user has blocked the other person. */
  blockedByMe: boolean;
}

/** Position of the newest message the server has. */
export const lastSeq = (messages: readonly Message[]): number =>
  messages.reduce((last, message) => Math.max(last, message.seq ?? 0), 0);

/** Puts messages of the server among those there are: each once, in the server's order, what is on its way at the end. */
export function merge(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const stored = new Map<string, Message>();
  for (const message of known) if (message.seq !== null) stored.set(message.id, message);
  for (const message of incoming) stored.set(message.id, { ...stored.get(message.id), ...message });
  const delivered = new Set(incoming.map(message => message.key));
  const onTheWay = known.filter(message => message.seq === null && !delivered.has(message.key));
  return [...[...stored.values()].sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0)), ...onTheWay];
}

/**
 * Takes the server's latest messages into a conversation. What the server has no more goes; so do older ones when
 * messages between them and the latest are missing here: all of them are loaded again on the way up.
 */
export function withLatest(
  known: Pick<Thread, 'messages' | 'hasMore'> | undefined,
  latest: readonly Message[],
  hasMore: boolean,
): Pick<Thread, 'messages' | 'hasMore'> {
  const before = known?.messages ?? [];
  const first = latest[0]?.seq ?? Infinity;
  const joined = hasMore && first <= lastSeq(before) + 1;
  const older = joined && before.some(({ seq }) => seq !== null && seq < first);
  const kept = before.filter(({ seq }) => seq === null || seq >= first || joined);
  return { messages: merge(kept, latest), hasMore: known && older ? known.hasMore : hasMore };
}

/** These never reached the other person. */
const unreadable: ReadonlySet<Message['status']> = new Set(['held', 'refunded']);

/** Marks the user's own messages up to a position as read. */
export function markRead(messages: readonly Message[], seq: number): Message[] {
  return messages.map(message =>
    message.mine && message.seq !== null && message.seq <= seq && !unreadable.has(message.status)
      ? { ...message, status: 'read' }
      : message,
  );
}

/** Whether the list of conversations knows more than is here: a newer message, or what became of the latest one. */
export function isBehind(
  messages: readonly Message[],
  { last_at, last_message }: Pick<WireConversation, 'last_at' | 'last_message'>,
): boolean {
  const last = messages.findLast(message => message.seq !== null);
  if (!last?.mine || !last_message) return last_at > (last?.createdAt ?? '');
  return last_at > last.createdAt || last_message.status !== last.status;
}
