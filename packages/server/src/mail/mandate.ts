import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { mandateMessages as messages } from './messages/mandate.ts';
import { writeMail } from './write-mail.ts';

/** A mandate by its two names. */
export interface MailMandate {
  reference: string;
  creditorId: string;
}

/** A copy of a direct debit mandate, in the words that were agreed to. */
export function mandateMail(about: MailAbout & MailMandate & { mandateText: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditor), about.site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
    ],
    quote: about.mandateText,
    action: { label: t(messages.button), link: `${about.origin}/directdebit` },
    after: [t(messages.revoke)],
  }));
}

/** Confirms that a mandate was revoked. */
export function mandateRevokedMail(about: MailAbout & MailMandate): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.revokedSubject),
    before: [t(messages.revokedBody)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditorId), about.creditorId],
    ],
  }));
}
