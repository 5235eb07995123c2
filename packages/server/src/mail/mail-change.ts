import type { MailAbout, MailContent } from './mail-text.ts';
import { mailChangeMessages as messages } from './messages/mail-change.ts';
import { writeMail } from './write-mail.ts';

const confirmHours = 24;
const undoHours = 48;

/** To the new address: asks to confirm it. */
export function mailChangeMail(about: MailAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: about.site.name })],
    action: { label: t(messages.button), link: about.link },
    after: [t(messages.validity.id, { hours: confirmHours }), t(messages.ignore)],
  }));
}

/** To the old address: says what it was changed to (partly hidden) and how to take that back. */
export function mailChangedMail(
  about: MailAbout & { link: string; newAddress: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.changedSubject),
    before: [
      t(messages.changedBody.id, { site: about.site.name, address: about.newAddress }),
      t(messages.undo.id, { hours: undoHours }),
    ],
    action: { label: t(messages.undoButton), link: about.link },
  }));
}
