import type { Generated } from 'kysely';
import type { Json, Origin } from './common.ts';

/** A conversation of two members; `member_a` is the smaller id. */
export interface ConversationTable {
  id: string;
  member_a: string;
  member_b: string;
  started_by: string;
  /** Number of the last message, 0 before the first. */
  last_seq: Generated<number>;
  last_at: Date;
  created_at: Date;
}

/** A participant of a conversation. */
export interface ConvMemberTable {
  member_id: string;
  conversation_id: string;
  other_id: string;
  unread: Generated<number>;
  /** Position up to which the participant has read. */
  read_seq: Generated<number>;
  /** Position up to which a device of the participant has fetched messages. */
  delivered_seq: Generated<number>;
  /** Position up to which the participant has deleted messages. */
  cleared_seq: Generated<number>;
  /** Whether it is not in the list: deleted, or (for the recipient) nothing delivered yet. */
  hidden: Generated<boolean>;
  last_at: Date;
}

/** A message; the states `delivered` and `read` of the contract are derived from the other participant's `delivered_seq` and `read_seq`. */
export interface MessageTable {
  conversation_id: string;
  seq: number;
  id: string;
  sender_id: string;
  kind: 'text' | 'photo' | 'gift' | 'system';
  /** Empty for pictures and gifts. */
  text: string;
  photo: Json<MessagePicture> | null;
  /** Id of the gift. */
  gift: string | null;
  /** Id of the icebreaker, when the text is one. */
  icebreaker: string | null;
  origin: Origin;
  /** `held`: the sender has not confirmed the e-mail address; `refunded`: nobody has read it or ever will, and its credits were returned. */
  status: 'held' | 'sent' | 'refunded';
  /** Credits that it cost, or reserves while held. */
  credits: number;
  idempotency_key: string;
  /** SHA-256 of the request, to tell a replay from another message under the same key. */
  request_hash: Buffer;
  created_at: Date;
  delivered_at: Date | null;
  /** Whether a device of the recipient has fetched the whole message. */
  fetched: Generated<boolean>;
}

/** A picture as it is stored in its message. */
export interface MessagePicture {
  /** Id in `message_photo`. */
  id: string;
  /** Random name below `/img/`. */
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
}

/** A picture that was uploaded for a message. */
export interface MessagePhotoTable {
  id: string;
  /** Id of the member who uploaded it. */
  member_id: string;
  /** The message it was sent with; null until then. */
  message_id: string | null;
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
  created_at: Date;
}

/** Tables of conversations, messages and their pictures. */
export interface ChatTables {
  conversation: ConversationTable;
  conv_member: ConvMemberTable;
  message: MessageTable;
  message_photo: MessagePhotoTable;
}
