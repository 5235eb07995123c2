import type { MailAbout, MailContent } from './mail-text.ts';
import { mailTakenMessages as messages } from './messages/mail-taken.ts';
import { writeMail } from './write-mail.ts';

/** To an address that somebody else wanted for their account: nothing happened, and nobody was told. */
export function mailTakenMail(about: MailAbout): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: about.site.name }), t(messages.you)],
    action: { label: t(messages.button), link: `${about.origin}/login` },
    after: [t(messages.notYou)],
  }));
}
