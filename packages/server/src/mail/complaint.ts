import { momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { complaintMessages as messages } from './messages/complaint.ts';
import { factsMessages } from './messages/facts.ts';
import { writeMail } from './write-mail.ts';

/** How a complaint or report was decided. */
export type ComplaintDecision = 'upheld' | 'partly' | 'rejected';

/** Acknowledges a complaint or report; the link shows its state. */
export function complaintReceivedMail(
  about: MailAbout & { reference: string; receivedAt: Date; link: string },
): Promise<MailContent> {
  const { site, language, reference } = about;
  return writeMail(about, t => ({
    subject: t(messages.receivedSubject.id, { reference }),
    before: [t(messages.receivedBody)],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
    ],
    action: { label: t(messages.follow), link: about.link },
  }));
}

/** The decision with its reasons; the link begins an appeal, or shows the report to whoever has appealed. */
export function complaintDecidedMail(
  about: MailAbout & {
    reference: string;
    decision: ComplaintDecision;
    reasons: string;
    link: string;
    /** The reader has appealed and cannot once more. */
    final?: boolean;
  },
): Promise<MailContent> {
  const { reference, decision, reasons } = about;
  return writeMail(about, t => ({
    subject: t(messages.decidedSubject.id, { reference }),
    before: [t(messages.decidedBody)],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.decision), t(messages[decision])],
    ],
    quote: reasons,
    after: [t(about.final ? messages.final : messages.appeal)],
    action: { label: t(about.final ? messages.follow : messages.appealButton), link: about.link },
  }));
}
