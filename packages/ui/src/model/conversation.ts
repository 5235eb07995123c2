import type { MessageStatus } from './message.ts';
import type { Origin } from './origin.ts';
import type { PhotoSource } from './photo.ts';

/** The other person of a conversation. A `MemberSummary` has all of these fields. */
export interface ConversationMember {
  id: string;
  name: string;
  age: number;
  origin: Origin;
  online?: boolean;
  photo: PhotoSource | null;
}

/** The latest message, for the list. */
export interface MessagePreview {
  text: string;
  mine: boolean;
  status: MessageStatus;
}

/** One row of the list of conversations. */
export interface Conversation {
  id: string;
  member: ConversationMember;
  /** Null before the first message. */
  preview: MessagePreview | null;
  /** Time of the latest message, ISO 8601. */
  lastAt: string;
  /** Number of unread messages. */
  unread: number;
}

/** Why the reader cannot write in a conversation. */
export type BlockedReason =
  | 'not_enough_credits'
  | 'conversation_limit'
  | 'blocked_by_member'
  | 'recipient_unavailable'
  | 'spending_limit_reached'
  | 'spending_paused';
