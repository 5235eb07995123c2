import { markedName } from './format.ts';
import type { MailContent, MailPerson, SwitchableAbout } from './mail-text.ts';
import { peopleMessages as messages } from './messages/people.ts';
import { writeMail } from './write-mail.ts';

/** Tells of a like that was returned. */
export function matchMail(about: SwitchableAbout & { from: MailPerson; link: string }): Promise<MailContent> {
  const from = markedName(about.site, about.language, about.from);
  return writeMail(about, t => ({
    subject: t(messages.matchSubject.id, { from }),
    before: [t(messages.matchBody)],
    people: [about.from],
    action: { label: t(messages.matchButton), link: about.link },
  }));
}
