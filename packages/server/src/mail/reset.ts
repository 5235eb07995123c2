import type { MailAbout, MailContent } from './mail-text.ts';
import { resetMessages as messages } from './messages/reset.ts';
import { writeMail } from './write-mail.ts';

const validHours = 1;

/** The link to a new password. */
export function resetMail(about: MailAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: about.site.name })],
    action: { label: t(messages.button), link: about.link },
    after: [t(messages.validity.id, { hours: validHours }), t(messages.ignore)],
  }));
}
