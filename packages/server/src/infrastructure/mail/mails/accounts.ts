import type { MessageDescriptor } from '@lingui/core';
import {
  ACTIVATION_CODE_MINUTES,
  ACTIVATION_DAYS,
  LOGIN_CODE_MINUTES,
  MAIL_CHANGE_HOURS,
  MAIL_UNDO_HOURS,
  RESET_MINUTES,
} from '@velluto/rules';
import type { Device } from '../../../domain/device.ts';
import { momentText } from '../format.ts';
import type { MailAbout, MailContent } from '../mail-types.ts';
import {
  activationMessages,
  addressRefusedMessages,
  deletionMessages,
  exportReadyMessages,
  loginCodeMessages,
  mailChangeMessages,
  mailTakenMessages,
  passwordChangedMessages,
  passwordResetMessages,
  secondFactorMessages,
  signupTakenMessages,
} from '../messages/accounts.ts';
import { writeMail } from '../write-mail.ts';

/** A mail about a change of the account, and what to do if somebody else made it. */
function accountChangedMail(
  about: MailAbout,
  { subject, body }: { subject: MessageDescriptor; body: MessageDescriptor },
  values: Record<string, unknown> = {},
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(subject),
    before: [t(body.id, { ...values, site: about.site.name }), t(passwordChangedMessages.notYou)],
    action: { label: t(passwordChangedMessages.button), link: `${about.origin}/reset-password` },
  }));
}

/** The mail that asks to confirm the address, by its code in the app or by its link. */
export function activationMail(about: MailAbout & { link: string; code: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(activationMessages.subject.id, { site: about.site.name }),
    before: [t(activationMessages.body), t(activationMessages.code.id, { minutes: ACTIVATION_CODE_MINUTES })],
    code: about.code,
    action: { label: t(activationMessages.button), link: about.link },
    after: [t(activationMessages.validity.id, { days: ACTIVATION_DAYS }), t(activationMessages.ignore)],
  }));
}

/** The mail that says that the password was changed. */
export const passwordChangedMail = (about: MailAbout): Promise<MailContent> =>
  accountChangedMail(about, passwordChangedMessages);

/** The mail with the link to choose a new password. */
export function passwordResetMail(about: MailAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(passwordResetMessages.subject),
    before: [t(passwordResetMessages.body.id, { site: about.site.name })],
    action: { label: t(passwordResetMessages.button), link: about.link },
    after: [
      t(passwordResetMessages.validity.id, { hours: RESET_MINUTES / 60 }),
      t(passwordResetMessages.ignore),
    ],
  }));
}

/** The mail with the code for a log-in from an unknown browser, and the facts about that browser. */
export function loginCodeMail(
  about: MailAbout & { code: string; device: Device; at: Date },
): Promise<MailContent> {
  const { site, language, origin, code, device, at } = about;
  const { browser, system } = device;
  return writeMail(about, t => ({
    subject: t(loginCodeMessages.subject),
    before: [t(loginCodeMessages.body.id, { site: site.name })],
    code,
    facts: [
      [
        t(loginCodeMessages.browser),
        [browser, system].filter(Boolean).join(', ') || t(loginCodeMessages.unknown),
      ],
      [t(loginCodeMessages.time), momentText(site, language, at)],
    ],
    action: { label: t(mailTakenMessages.button), link: `${origin}/login` },
    after: [
      t(loginCodeMessages.validity.id, { minutes: LOGIN_CODE_MINUTES }),
      t(loginCodeMessages.notYou.id, { link: `${origin}/reset-password` }),
    ],
  }));
}

/** A change of the second factor: turned on, turned off, or new recovery codes. */
export type SecondFactorChange = 'on' | 'off' | 'codes';

const texts = {
  on: { subject: secondFactorMessages.onSubject, body: secondFactorMessages.onBody },
  off: { subject: secondFactorMessages.offSubject, body: secondFactorMessages.offBody },
  codes: { subject: secondFactorMessages.codesSubject, body: secondFactorMessages.codesBody },
  used: { subject: secondFactorMessages.usedSubject, body: secondFactorMessages.usedBody },
};

/** The mail that says that the second factor was changed. */
export const secondFactorMail = (about: MailAbout & { change: SecondFactorChange }): Promise<MailContent> =>
  accountChangedMail(about, texts[about.change]);

/** The mail that says that a recovery code was used, and how many are left. */
export const recoveryCodeUsedMail = (about: MailAbout & { left: number }): Promise<MailContent> =>
  accountChangedMail(about, texts.used, { left: about.left });

/** The mail to the new address that asks to confirm it. */
export function mailChangeMail(about: MailAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(mailChangeMessages.subject),
    before: [t(mailChangeMessages.body.id, { site: about.site.name })],
    action: { label: t(mailChangeMessages.button), link: about.link },
    after: [t(mailChangeMessages.validity.id, { hours: MAIL_CHANGE_HOURS }), t(mailChangeMessages.ignore)],
  }));
}

/** The mail to the old address with the new one (partly hidden) and the link to undo the change. */
export function mailChangedMail(
  about: MailAbout & { link: string; newAddress: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(mailChangeMessages.changedSubject),
    before: [
      t(mailChangeMessages.changedBody.id, { site: about.site.name, address: about.newAddress }),
      t(mailChangeMessages.undo.id, { hours: MAIL_UNDO_HOURS }),
    ],
    action: { label: t(mailChangeMessages.undoButton), link: about.link },
  }));
}

/** The mail to an address that another member wanted for their account: nothing was changed, and the other learned nothing. */
export function mailTakenMail(about: MailAbout): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(mailTakenMessages.subject),
    before: [t(mailTakenMessages.body.id, { site: about.site.name }), t(mailTakenMessages.you)],
    action: { label: t(mailTakenMessages.button), link: `${about.origin}/login` },
    after: [t(mailTakenMessages.notYou)],
  }));
}

/** To the owner of an address that somebody signed up with: nobody was told, and how to log in or choose a new password. */
export function signupTakenMail(about: MailAbout): Promise<MailContent> {
  const { site, origin } = about;
  return writeMail(about, t => ({
    subject: t(signupTakenMessages.subject.id, { site: site.name }),
    before: [t(signupTakenMessages.body.id, { site: site.name }), t(signupTakenMessages.you)],
    action: { label: t(mailTakenMessages.button), link: `${origin}/login` },
    after: [
      t(signupTakenMessages.reset.id, { link: `${origin}/reset-password` }),
      t(mailTakenMessages.notYou),
    ],
  }));
}

/** The mail to an address that is not confirmed, because the account of the same person was closed. */
export function addressRefusedMail(about: MailAbout): Promise<MailContent> {
  const { site, origin } = about;
  return writeMail(about, t => ({
    subject: t(addressRefusedMessages.subject.id, { site: site.name }),
    before: [t(addressRefusedMessages.body.id, { site: site.name }), t(addressRefusedMessages.appeal)],
    action: { label: t(addressRefusedMessages.button), link: `${origin}/complaints` },
  }));
}

/** Confirms that an account was deleted, with the way back. */
export function deletionMail(
  about: MailAbout & {
    link: string;
    until: Date;
    /** Whether Premium renewed once, and does not any more. */
    renewalEnded: boolean;
  },
): Promise<MailContent> {
  const until = momentText(about.site, about.language, about.until);
  return writeMail(about, t => ({
    subject: t(deletionMessages.subject),
    before: [
      t(deletionMessages.body.id, { site: about.site.name }),
      t(deletionMessages.until.id, { until }),
      ...(about.renewalEnded ? [t(deletionMessages.renewalEnded)] : []),
    ],
    action: { label: t(deletionMessages.button), link: about.link },
  }));
}

/** The mail with the link to the archive of the member's data. */
export function exportReadyMail(about: MailAbout & { link: string; until: Date }): Promise<MailContent> {
  const until = momentText(about.site, about.language, about.until);
  return writeMail(about, t => ({
    subject: t(exportReadyMessages.subject),
    before: [t(exportReadyMessages.body.id, { site: about.site.name })],
    action: { label: t(exportReadyMessages.button), link: about.link },
    after: [t(exportReadyMessages.until.id, { until })],
  }));
}
