import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { receiptMessages as messages } from './messages/receipt.ts';
import { type MailPayment, type MailReceipt, paymentFacts, receiptFacts } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** The receipt of a purchase, with the seller and the right to withdraw. */
export function receiptMail(
  about: MailAbout & {
    payment: MailPayment;
    /** Number and tax. */
    receipt: MailReceipt;
    /** Days in which one may withdraw; 0 for none, or when that has happened. */
    refundDays: number;
    link: string;
  },
): Promise<MailContent> {
  const { site, language, payment } = about;
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { site: site.name }),
    before: [t(messages.body)],
    facts: [
      ...paymentFacts(t, site, language, payment),
      ...receiptFacts(t, language, payment, about.receipt),
      [t(factsMessages.seller), `${site.company.name}, ${site.company.address}, ${site.company.city}`],
    ],
    action: { label: t(messages.button), link: about.link },
    after: about.refundDays > 0 ? [t(messages.withdrawal.id, { days: about.refundDays })] : [],
  }));
}
