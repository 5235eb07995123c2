import type { Tx } from '../postgres/transaction.ts';
import type { MailReport } from './mail-report.ts';

/** A finished mail in the language of its reader. */
export interface Mail {
  siteId: string;
  /** Kind of mail, for example `activation`; shown in the outbox. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Mails with the same key are sent once, for example `activation:<token id>`. */
  dedupeKey: string;
}

/** Accepts mails in a transaction; a rollback sends none. A mail that advertises is accepted and sent only with its reader's consent. */
export interface Mailer {
  send(tx: Tx, mail: Mail): Promise<void>;
  /**
   * Sends a stored mail, unless it was sent or given up before. A final refusal of the mail server ends it; of an address that
   * does not exist it stops all further mails.
   *
   * @throws MailRefused for a refusal that is temporary; another error when the mail server cannot be reached
   */
  deliver(id: string): Promise<void>;
  /** Notes what another server reports about a mail; returns its recipient, or undefined for an unknown mail. */
  recordReport(id: string, report: MailReport): Promise<{ to: string } | undefined>;
}
