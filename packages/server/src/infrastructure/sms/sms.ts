import type { Tx } from '../postgres/transaction.ts';

/** A text message. */
export interface Sms {
  /** Phone number in E.164, such as `+39…`. */
  to: string;
  text: string;
  /** Kind of message, for example `directdebit-code`; shown in the outbox. */
  kind: string;
  /** Messages with the same key are sent once. */
  dedupeKey: string;
  /** Not sent after this time. */
  expires: Date;
  /** Key of an earlier message that is cancelled, unless it was sent. */
  replaces?: string;
}

/** Accepts text messages in a transaction; a rollback sends none. */
export interface SmsSender {
  send(tx: Tx, sms: Sms): Promise<void>;
  /** Sends a stored message, unless it was sent before or has expired. */
  deliver(id: string): Promise<void>;
}
