import type { MailContent, MailPerson, SwitchableAbout } from './mail-text.ts';
import { unreadMessages as messages } from './messages/unread.ts';
import { writeMail } from './write-mail.ts';

/** Reminds of messages that wait; `from` are those who wrote, the latest first. */
export function unreadMail(
  about: SwitchableAbout & { count: number; from: MailPerson[]; link: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { count: about.count }),
    before: [t(messages.body)],
    people: about.from,
    action: { label: t(messages.button), link: about.link },
  }));
}
