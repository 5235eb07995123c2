import { ACTIVATION_DAYS } from '@velluto/rules';
import type { MailContent, SwitchableAbout } from './mail-text.ts';
import { activationMessages } from './messages/activation.ts';
import { reminderMessages as messages } from './messages/reminder.ts';
import { writeMail } from './write-mail.ts';

/** Reminds of an address that is not confirmed; the link confirms it. */
export function confirmReminderMail(about: SwitchableAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.confirmSubject),
    before: [t(messages.confirmBody.id, { site: about.site.name })],
    action: { label: t(activationMessages.button), link: about.link },
    after: [t(activationMessages.validity.id, { days: ACTIVATION_DAYS }), t(messages.once)],
  }));
}

/** Reminds of a profile without a photo. */
export function photoReminderMail(about: SwitchableAbout): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.photoSubject),
    before: [t(messages.photoBody)],
    action: { label: t(messages.photoButton), link: `${about.origin}/profile` },
    after: [t(messages.once)],
  }));
}
