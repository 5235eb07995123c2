import { markedName } from './format.ts';
import type { MailContent, MailPerson, SwitchableAbout } from './mail-text.ts';
import { peopleMessages as messages } from './messages/people.ts';
import { writeMail } from './write-mail.ts';

/** Tells of a new message, never what it says. */
export function newMessageMail(
  about: SwitchableAbout & { from: MailPerson; link: string },
): Promise<MailContent> {
  const from = markedName(about.site, about.language, about.from);
  return writeMail(about, t => ({
    subject: t(messages.messageSubject.id, { from }),
    before: [t(messages.messageBody)],
    people: [about.from],
    action: { label: t(messages.messageButton), link: about.link },
  }));
}
