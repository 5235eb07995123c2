import type { MailAbout, MailContent } from './mail-text.ts';
import { passwordChangedMessages as messages } from './messages/password-changed.ts';
import type { Translate } from './translate.ts';
import { writeMail } from './write-mail.ts';

type Message = Parameters<Translate>[0];

/** Tells of a change of the account, and what to do if somebody else did it. */
export function accountChangedMail(
  about: MailAbout,
  { subject, body }: { subject: Message; body: Message },
  values: Record<string, unknown> = {},
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(subject),
    before: [t(body, { ...values, site: about.site.name }), t(messages.notYou)],
    action: { label: t(messages.button), link: `${about.origin}/reset-password` },
  }));
}
