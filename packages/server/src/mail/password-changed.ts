import type { MailAbout, MailContent } from './mail-text.ts';
import { passwordChangedMessages as messages } from './messages/password-changed.ts';
import { writeMail } from './write-mail.ts';

/** Tells that the password was changed, and what to do if somebody else did it. */
export function passwordChangedMail(about: MailAbout): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body, { site: about.site.name }), t(messages.notYou)],
    action: { label: t(messages.button), link: `${about.origin}/reset-password` },
  }));
}
