import { dayText, momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { cancellationMessages as messages } from './messages/cancellation.ts';
import { factsMessages } from './messages/facts.ts';
import { writeMail } from './write-mail.ts';

/** The receipt of a cancellation; `months` is the term of the premium contract that ends. */
export function cancellationMail(
  about: MailAbout & { months: number; receivedAt: Date; endsAt: Date; reference: string },
): Promise<MailContent> {
  const { site, language, months } = about;
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.contract), t(factsMessages.premium, { months })],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      [t(factsMessages.endsAt), dayText(site, language, about.endsAt)],
      [t(factsMessages.reference), about.reference],
    ],
    after: [t(messages.until)],
  }));
}
