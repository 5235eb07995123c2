import { accountChangedMail } from './account-changed.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { passwordChangedMessages as messages } from './messages/password-changed.ts';

/** Tells that the password was changed. */
export const passwordChangedMail = (about: MailAbout): Promise<MailContent> =>
  accountChangedMail(about, messages);
