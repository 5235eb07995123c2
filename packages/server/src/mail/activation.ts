import { ACTIVATION_DAYS } from '@velluto/rules';
import type { MailAbout, MailContent } from './mail-text.ts';
import { activationMessages as messages } from './messages/activation.ts';
import { writeMail } from './write-mail.ts';

/** The mail that asks to confirm the address. */
export function activationMail(about: MailAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { site: about.site.name }),
    before: [t(messages.body)],
    action: { label: t(messages.button), link: about.link },
    after: [t(messages.validity.id, { days: ACTIVATION_DAYS }), t(messages.ignore)],
  }));
}
