import type { MailAbout, MailContent } from './mail-text.ts';
import { passwordChangedMessages } from './messages/password-changed.ts';
import { secondFactorMessages as messages } from './messages/second-factor.ts';
import { writeMail } from './write-mail.ts';

/** What was done: turned on, turned off, new recovery codes made. */
export type SecondFactorChange = 'on' | 'off' | 'codes';

const texts = {
  on: { subject: messages.onSubject, body: messages.onBody },
  off: { subject: messages.offSubject, body: messages.offBody },
  codes: { subject: messages.codesSubject, body: messages.codesBody },
};

/** Tells that the log-in with a code was changed, and what to do if somebody else did it. */
export function secondFactorMail(about: MailAbout & { change: SecondFactorChange }): Promise<MailContent> {
  const { subject, body } = texts[about.change];
  return writeMail(about, t => ({
    subject: t(subject),
    before: [t(body, { site: about.site.name }), t(passwordChangedMessages.notYou)],
    action: { label: t(passwordChangedMessages.button), link: `${about.origin}/reset-password` },
  }));
}

/** Tells that a recovery code was used, and how many are left. */
export function recoveryCodeUsedMail(about: MailAbout & { left: number }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.usedSubject),
    before: [
      t(messages.usedBody, { site: about.site.name, left: about.left }),
      t(passwordChangedMessages.notYou),
    ],
    action: { label: t(passwordChangedMessages.button), link: `${about.origin}/reset-password` },
  }));
}
