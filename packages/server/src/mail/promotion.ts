import { momentText, percentText } from './format.ts';
import type { MailContent, SwitchableAbout } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { promotionMessages as messages } from './messages/promotion.ts';
import { writeMail } from './write-mail.ts';

/** Tells of an offer: why one gets it, what it is and when it ends. */
export function promotionMail(
  about: SwitchableAbout & {
    offer: { code: string; percent: number };
    expires: Date;
    /** Why one gets it; there is no offer without a reason. */
    why: 'welcome';
    link: string;
  },
): Promise<MailContent> {
  const { site, language, offer, expires, why } = about;
  const percent = percentText(language, offer.percent);
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { percent }),
    before: [t(messages[why])],
    facts: [
      [t(factsMessages.discount), percent],
      [t(factsMessages.code), offer.code],
      [t(factsMessages.validUntil), momentText(site, language, expires)],
    ],
    action: { label: t(messages.button), link: about.link },
    after: [t(messages.end)],
  }));
}
