import { accountChangedMail } from './account-changed.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { secondFactorMessages as messages } from './messages/second-factor.ts';

/** What was done: turned on, turned off, new recovery codes made. */
export type SecondFactorChange = 'on' | 'off' | 'codes';

const texts = {
  on: { subject: messages.onSubject, body: messages.onBody },
  off: { subject: messages.offSubject, body: messages.offBody },
  codes: { subject: messages.codesSubject, body: messages.codesBody },
  used: { subject: messages.usedSubject, body: messages.usedBody },
};

/** Tells that the log-in with a code was changed. */
export const secondFactorMail = (about: MailAbout & { change: SecondFactorChange }): Promise<MailContent> =>
  accountChangedMail(about, texts[about.change]);

/** Tells that a recovery code was used, and how many are left. */
export const recoveryCodeUsedMail = (about: MailAbout & { left: number }): Promise<MailContent> =>
  accountChangedMail(about, texts.used, { left: about.left });
