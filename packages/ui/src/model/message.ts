import type { Origin } from './origin.ts';
import type { Problem } from './problem.ts';

/** Way of a message. `sending` and `failed` exist only on this device; `held` waits for the confirmed e-mail. */
export type MessageStatus = 'sending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read';

/** One message of a conversation. */
export interface Message {
  /** The server's id; while on its way, the one the outbox gave it. */
  id: string;
  /** Stays the same from the first press on "send" on, so that the list never draws a message twice. */
  key?: string;
  /** Position in the conversation; null until the server has it. */
  seq: number | null;
  kind: 'text';
  text: string;
  /** The reader wrote it. */
  mine: boolean;
  origin: Origin;
  status: MessageStatus;
  /** ISO 8601. */
  createdAt: string;
  /** What it cost, or reserves while held. */
  credits: number;
  /** Why it could not be sent; only with `failed`. */
  problem?: Problem;
}
