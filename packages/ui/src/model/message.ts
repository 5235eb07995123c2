import type { Gift } from './gift.ts';
import type { Origin } from './origin.ts';
import type { PhotoSource } from './photo.ts';
import type { Problem } from './problem.ts';

/**
 * State of a message. `sending` and `failed` exist only on this device; `held` waits for the confirmed e-mail; `refunded`
 * can never be read and was paid back.
 */
export type MessageStatus = 'sending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read' | 'refunded';

/** Fields that all kinds of messages have. */
export interface MessageBase {
  /** The server's id; while it is being sent, the id of its outbox entry. */
  id: string;
  /** The same before and after the server has it, so that the list never shows a message twice. */
  key?: string;
  /** Position in the conversation; null until the server has it. */
  seq: number | null;
  /** The reader wrote it. */
  mine: boolean;
  origin: Origin;
  status: MessageStatus;
  /** ISO 8601. */
  createdAt: string;
  /** Credits that it cost, or that are reserved for it while `held`. */
  credits: number;
  /** Why it could not be sent; only with `failed`. */
  problem?: Problem;
}

/** A text. */
export interface TextMessage extends MessageBase {
  kind: 'text';
  text: string;
}

/** A photo. While it is being sent, `photo` is the file on this device. */
export interface PhotoMessage extends MessageBase {
  kind: 'photo';
  photo: PhotoSource;
  /** Words sent with it, shown below; empty or undefined for none. */
  text?: string;
}

/** A gift. */
export interface GiftMessage extends MessageBase {
  kind: 'gift';
  gift: Gift;
}

/** An event between two people, such as “You matched”. It has no author and costs nothing. */
export interface SystemMessage extends MessageBase {
  kind: 'system';
  /** In the reader's language. */
  text: string;
}

/** One entry of a conversation. */
export type Message = TextMessage | PhotoMessage | GiftMessage | SystemMessage;
