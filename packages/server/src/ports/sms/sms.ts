import type { Tx } from '../db/transaction.ts';

/** A text message. */
export interface Sms {
  /** Number with its country, as `+39…`. */
  to: string;
  text: string;
  /** What it is about, for example `directdebit-code`; shown in the outbox. */
  kind: string;
  /** Messages with the same key are sent once. */
  dedupeKey: string;
  /** Not sent after this time. */
  expires: Date;
  /** Key of an earlier message that is cancelled, unless it was sent. */
  replaces?: string;
}

/** Accepts text messages in a transaction: undone work sends none. */
export interface SmsSender {
  send(tx: Tx, sms: Sms): Promise<void>;
  /** Takes a stored message to its reader; one that was sent is not sent again, one that came too late never. */
  deliver(id: string): Promise<void>;
}
