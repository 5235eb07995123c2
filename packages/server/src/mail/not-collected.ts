import { dayText, moneyText } from './format.ts';
import type { MailAbout, MailContent, MailFact } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { notCollectedMessages as messages } from './messages/not-collected.ts';
import { preNotificationMessages } from './messages/pre-notification.ts';
import type { MailAmount } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** Says that renewals are not collected, because the member's own limits forbid it. */
export function notCollectedMail(
  about: MailAbout & { amount: MailAmount; days: readonly Date[]; mandateReference: string },
): Promise<MailContent> {
  const { site, language, origin } = about;
  const amount = moneyText(language, about.amount.amountMinor, about.amount.currency);
  const days = about.days.map(day => dayText(site, language, day));
  const count = days.length;
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { count, amount, day: days[0] ?? '', last: days.at(-1) ?? '' }),
    before: [t(messages.body.id, { count })],
    facts: [
      [t(factsMessages.amount), amount],
      ...(count > 1 ? [[t(factsMessages.date), days.join(' · ')] satisfies MailFact] : []),
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(preNotificationMessages.button), link: `${origin}/directdebit` },
  }));
}
