import { LOGIN_CODE_MINUTES } from '@velluto/rules';
import type { Device } from '../accounts/device.ts';
import { momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { loginCodeMessages as messages } from './messages/login-code.ts';
import { passwordChangedMessages } from './messages/password-changed.ts';
import { writeMail } from './write-mail.ts';

/** The code for a log-in from a browser that is not known, and what is known of that browser. */
export function loginCodeMail(
  about: MailAbout & { code: string; device: Device; at: Date },
): Promise<MailContent> {
  const { site, language, origin, code, device, at } = about;
  const { browser, system } = device;
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: site.name })],
    code,
    facts: [
      [t(messages.browser), [browser, system].filter(Boolean).join(', ') || t(messages.unknown)],
      [t(messages.time), momentText(site, language, at)],
    ],
    action: { label: t(passwordChangedMessages.button), link: `${origin}/reset-password` },
    after: [t(messages.notYou), t(messages.validity.id, { minutes: LOGIN_CODE_MINUTES })],
  }));
}
