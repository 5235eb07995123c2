import { dayText, moneyText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { preNotificationMessages as messages } from './messages/pre-notification.ts';
import type { MailAmount } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** Announces a direct debit, as SEPA asks for. */
export function preNotificationMail(
  about: MailAbout & {
    amount: MailAmount;
    day: Date;
    ibanLast4: string;
    creditorId: string;
    mandateReference: string;
  },
): Promise<MailContent> {
  const { site, language, origin } = about;
  const amount = moneyText(language, about.amount.amountMinor, about.amount.currency);
  const day = dayText(site, language, about.day);
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { amount, day }),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.amount), amount],
      [t(factsMessages.collected), day],
      [t(factsMessages.account), t(factsMessages.iban.id, { last4: about.ibanLast4 })],
      [t(factsMessages.creditor), site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(messages.button), link: `${origin}/directdebit` },
  }));
}
