import { moneyText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { refundMessages as messages } from './messages/refund.ts';
import { type MailAmount, type MailPayment, purchaseText } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** Tells of money that support repays, and whether premium that renewed ends with it. */
export function refundMail(
  about: MailAbout & {
    payment: MailPayment;
    repaid: MailAmount;
    endsRenewal: boolean;
    link: string;
  },
): Promise<MailContent> {
  const { language, payment, repaid, endsRenewal } = about;
  const amount = moneyText(language, repaid.amountMinor, repaid.currency);
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { amount }),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.repaid), amount],
      [t(factsMessages.reason), t(messages.support)],
      [t(factsMessages.purchase), purchaseText(t, payment)],
      [t(factsMessages.reference), payment.id],
    ],
    action: { label: t(messages.button), link: about.link },
    after: endsRenewal ? [t(messages.noRenewal)] : [],
  }));
}
