import { momentText, moneyText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { withdrawalMessages as messages } from './messages/withdrawal.ts';
import { type MailAmount, type MailPayment, purchaseText } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

const repayDays = 14;

/** The receipt of a withdrawal from a purchase. */
export function withdrawalMail(
  about: MailAbout & { payment: MailPayment; receivedAt: Date; repaid: MailAmount; reference: string },
): Promise<MailContent> {
  const { site, language, repaid } = about;
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.purchase), `${purchaseText(t, about.payment)} (${about.payment.id})`],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      [t(factsMessages.repaid), moneyText(language, repaid.amountMinor, repaid.currency)],
      [t(factsMessages.reference), about.reference],
    ],
    after: [t(messages.repay, { days: repayDays })],
  }));
}
