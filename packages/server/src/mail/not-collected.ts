import { dayText, moneyText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { notCollectedMessages as messages } from './messages/not-collected.ts';
import { preNotificationMessages } from './messages/pre-notification.ts';
import type { MailAmount } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** Says that a renewal is not collected, because the member's own limits forbid it. */
export function notCollectedMail(
  about: MailAbout & { amount: MailAmount; day: Date; mandateReference: string },
): Promise<MailContent> {
  const { site, language, origin } = about;
  const amount = moneyText(language, about.amount.amountMinor, about.amount.currency);
  return writeMail(about, t => ({
    subject: t(messages.subject, { amount, day: dayText(site, language, about.day) }),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.amount), amount],
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(preNotificationMessages.button), link: `${origin}/directdebit` },
  }));
}
