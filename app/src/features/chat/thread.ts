import type { ChatResponse, Conversation as WireConversation } from '@velluto/api-client';
import { toMessage, toPerson } from '@velluto/api-client/ui';
import type { BlockedReason, ConversationMember, Message, PaidAttempt, Problem } from '@velluto/ui/model';
import { type OutgoingMessage, toPendingMessage } from './outbox.ts';

/**
 * The opened conversations of this page, and what is outgoing; `conversation.ts`, `sending.ts`, `uploads.ts` and
 * `read-receipts.ts` change it.
 */
export interface ConversationState {
  /** The conversations opened so far, by the other person's id. */
  threads: Record<string, Thread>;
  /** What the user wrote and the server does not have yet, in the order of writing, for all conversations. */
  outgoing: OutgoingMessage[];
}

/** What a member has too few credits for; see `NotEnoughCreditsDialog`. */
export interface Unpaid {
  attempt: PaidAttempt;
  need: number;
  have: number;
}

/** State of an opened conversation. */
export interface Thread {
  /**
   * `initializing` until drafts and unsent messages were read from the device; `suspended` while their key cannot be
   * fetched, when everything stays in memory only.
   */
  status: 'initializing' | 'ready' | 'suspended';
  member: ConversationMember;
  /** Null before the first message. */
  conversation: string | null;
  /** The messages that the server has, the oldest first. */
  messages: Message[];
  hasMore: boolean;
  loadingOlder: boolean;
  /** Up to where the user had read when the conversation was opened. */
  readSeq: number;
  /** The end of the conversation is visible, and is marked as read as soon as the page is. */
  readPending: boolean;
  messageCredits: number;
  blocked: BlockedReason | null;
  typing: boolean;
  draft: string;
  /** The draft was edited on this page: it overrides the one on the device. */
  draftEdited: boolean;
  /** What could not be paid last: the offer of packages is open. */
  needsCredits: Unpaid | null;
  upload: ThreadUpload | null;
  /** The user has blocked the other person. */
  blockedByMe: boolean;
}

/** The picture that is being uploaded to a conversation. */
export interface ThreadUpload {
  /** `interrupted` is retried when the connection is back; `failed` was refused. */
  status: 'uploading' | 'interrupted' | 'failed';
  name: string;
  /** Percent. */
  progress: number;
  problem?: Problem;
}

/** The messages of a conversation as they are displayed: those of the server, then the outgoing ones. */
export function visibleMessages(
  { messages, member }: { messages: readonly Message[]; member: Pick<ConversationMember, 'id'> },
  outgoing: readonly OutgoingMessage[],
): Message[] {
  const delivered = new Set(messages.map(message => message.key));
  const waiting = outgoing.filter(({ entry }) => entry.profile === member.id && !delivered.has(entry.key));
  return [...messages, ...waiting.map(toPendingMessage)];
}

/** Position of the newest message from the server. */
export const lastSeq = (messages: readonly Message[]): number =>
  messages.reduce((last, message) => Math.max(last, message.seq ?? 0), 0);

/** Merges messages of the server into those already here: each once, in the server's order. */
export function mergeMessages(current: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(current.map(message => [message.id, message]));
  for (const message of incoming) byId.set(message.id, { ...byId.get(message.id), ...message });
  return [...byId.values()].sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
}

/**
 * Merges the server's latest messages into a conversation. Messages that the server no longer has are removed; so are
 * older ones when there is a gap between them and the latest: scrolling up loads all of them again.
 */
export function withLatest(
  thread: Pick<Thread, 'messages' | 'hasMore'> | undefined,
  latest: readonly Message[],
  hasMore: boolean,
): Pick<Thread, 'messages' | 'hasMore'> {
  const before = thread?.messages ?? [];
  const first = latest[0]?.seq ?? Infinity;
  const seqOf = ({ seq }: Message) => seq ?? 0;
  const contiguous = hasMore && first <= lastSeq(before) + 1;
  const hasOlder = contiguous && before.some(message => seqOf(message) < first);
  const valid = before.filter(message => contiguous || seqOf(message) >= first);
  return { messages: mergeMessages(valid, latest), hasMore: thread && hasOlder ? thread.hasMore : hasMore };
}

/** The thread of the server's answer; older messages, draft and upload of this page stay. */
export function toThread(chat: ChatResponse, existing: Thread | undefined): Thread {
  const { conversation, profile, messages, has_more } = chat;
  const latest = messages.map(message => toMessage(message));
  return {
    status: existing?.status ?? 'initializing',
    member: toPerson(profile),
    conversation: conversation.id,
    ...withLatest(existing, latest, has_more),
    loadingOlder: false,
    readSeq: conversation.read_seq,
    readPending: false,
    messageCredits: chat.message_credits,
    blocked: chat.blocked_reason,
    typing: false,
    draft: existing?.draft ?? '',
    draftEdited: existing?.draftEdited ?? false,
    needsCredits: null,
    upload: existing?.upload ?? null,
    blockedByMe: chat.blocked,
  };
}

/** Messages in these states never reached the other person. */
const undelivered: ReadonlySet<Message['status']> = new Set(['held', 'refunded']);

/** Marks the user's own messages up to a position as read. */
export function markRead(messages: readonly Message[], seq: number): Message[] {
  return messages.map(message =>
    message.mine && message.seq !== null && message.seq <= seq && !undelivered.has(message.status)
      ? { ...message, status: 'read' }
      : message,
  );
}

/** Whether the list of conversations is newer than these messages: by a message, or a new status of the latest one. */
export function isBehind(
  messages: readonly Message[],
  { last_at, last_message }: Pick<WireConversation, 'last_at' | 'last_message'>,
): boolean {
  const last = messages.at(-1);
  if (!last?.mine || !last_message) return last_at > (last?.createdAt ?? '');
  return last_at > last.createdAt || last_message.status !== last.status;
}
