import type { Tx } from '../db/transaction.ts';

/** A finished mail in the language of its reader. */
export interface Mail {
  siteId: string;
  /** What it is about, for example `activation`; shown in the outbox. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Mails with the same key are sent once, for example `activation:<token id>`. */
  dedupeKey: string;
}

/** Accepts mails in a transaction: undone work sends none. */
export interface Mailer {
  send(tx: Tx, mail: Mail): Promise<void>;
  /** Takes a stored mail to its reader; one that was sent is not sent again. */
  deliver(id: string): Promise<void>;
}
