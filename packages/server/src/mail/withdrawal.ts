import type { Language } from '@velluto/rules';
import { momentText, moneyText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { withdrawalMessages as messages } from './messages/withdrawal.ts';
import { type MailAmount, type MailPayment, purchaseText } from './payment-facts.ts';
import type { Translate } from './translate.ts';
import { writeMail } from './write-mail.ts';

const repayDays = 14;

/** What becomes of the money, in a sentence. */
function moneyWord(
  t: Translate,
  language: Language,
  repaid: MailAmount,
  toCollect: MailAmount | null,
): string {
  if (toCollect === null) return t(messages.repay.id, { days: repayDays });
  if (repaid.amountMinor > 0) return t(messages.repayLater);
  if (toCollect.amountMinor === 0) return t(messages.nothing);
  return t(messages.less.id, { amount: moneyText(language, toCollect.amountMinor, toCollect.currency) });
}

/** The receipt of a withdrawal from a purchase; `toCollect` is what a direct debit under way will still collect. */
export function withdrawalMail(
  about: MailAbout & {
    payment: MailPayment;
    receivedAt: Date;
    repaid: MailAmount;
    toCollect: MailAmount | null;
    reference: string;
  },
): Promise<MailContent> {
  const { site, language, repaid, toCollect } = about;
  const collectsLess = toCollect !== null && repaid.amountMinor === 0;
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.purchase), `${purchaseText(t, about.payment)} (${about.payment.id})`],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      collectsLess
        ? [t(factsMessages.toCollect), moneyText(language, toCollect.amountMinor, toCollect.currency)]
        : [t(factsMessages.repaid), moneyText(language, repaid.amountMinor, repaid.currency)],
      [t(factsMessages.reference), about.reference],
    ],
    after: [moneyWord(t, language, repaid, toCollect)],
  }));
}
