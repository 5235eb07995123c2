import { debitFact } from './debit-fact.ts';
import { dayText, momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { cancellationMessages as messages } from './messages/cancellation.ts';
import { factsMessages } from './messages/facts.ts';
import { writeMail } from './write-mail.ts';

/**
 * The receipt of a cancellation; `months` is the term of the premium contract that ends, `first` its first payment in euro
 * cents while it is under way.
 */
export function cancellationMail(
  about: MailAbout & {
    months: number;
    receivedAt: Date;
    endsAt: Date;
    first: { amountMinor: number; collectAt: Date } | null;
    reference: string;
  },
): Promise<MailContent> {
  const { site, language, months, first } = about;
  const end = dayText(site, language, about.endsAt);
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.contract), t(factsMessages.premium.id, { months })],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      ...(first ? [debitFact(t, site, language, first)] : []),
      [t(factsMessages.endsAt), first ? t(messages.orLater.id, { day: end }) : end],
      [t(factsMessages.reference), about.reference],
    ],
    after: [t(first ? messages.untilPaid : messages.until)],
  }));
}
