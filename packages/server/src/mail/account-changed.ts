import type { MessageDescriptor } from '@lingui/core';
import type { MailAbout, MailContent } from './mail-text.ts';
import { passwordChangedMessages as messages } from './messages/password-changed.ts';
import { writeMail } from './write-mail.ts';

/** Tells of a change of the account, and what to do if somebody else did it. */
export function accountChangedMail(
  about: MailAbout,
  { subject, body }: { subject: MessageDescriptor; body: MessageDescriptor },
  values: Record<string, unknown> = {},
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(subject),
    before: [t(body.id, { ...values, site: about.site.name }), t(messages.notYou)],
    action: { label: t(messages.button), link: `${about.origin}/reset-password` },
  }));
}
