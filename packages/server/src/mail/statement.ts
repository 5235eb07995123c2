import type { MailAbout, MailContent } from './mail-text.ts';
import { complaintMessages } from './messages/complaint.ts';
import { factsMessages } from './messages/facts.ts';
import { statementMessages as messages } from './messages/statement.ts';
import { writeMail } from './write-mail.ts';

/**
 * The statement of reasons to a member whom a decision restricts (Article 17 of the Digital Services Act); the link
 * begins an appeal, or shows the decision to whoever has appealed. It does not tell who reported.
 */
export function statementMail(
  about: MailAbout & {
    reference: string;
    outcome: 'rejected' | 'warned' | 'photo_removed' | 'account_disabled' | 'upheld';
    reasons: string;
    link: string;
    final: boolean;
  },
): Promise<MailContent> {
  const { reference, outcome, reasons, link, final } = about;
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { reference }),
    before: [t(final ? messages.finalBody : messages.body)],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.decision), t(messages[outcome === 'upheld' ? 'rejected' : outcome])],
    ],
    quote: reasons,
    after: [t(final ? complaintMessages.final : messages.appeal)],
    action: { label: t(final ? messages.follow : complaintMessages.appealButton), link },
  }));
}
