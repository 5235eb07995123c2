import { dayText, moneyText } from './format.ts';
import type { MailAbout, MailContent, MailFact } from './mail-types.ts';
import { mandateMessages, notCollectedMessages, preNotificationMessages } from './messages/direct-debit.ts';
import { factsMessages } from './messages/facts.ts';
import { debitFact, type MailAmount } from './payment-facts.ts';
import { writeMail } from './write-mail.ts';

/** A mandate by its two names. */
export interface MailMandate {
  reference: string;
  creditorId: string;
}

/** A copy of a direct debit mandate, in the words that were agreed to. */
export function mandateMail(about: MailAbout & MailMandate & { mandateText: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(mandateMessages.subject),
    before: [t(mandateMessages.body)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditor), about.site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
    ],
    quote: about.mandateText,
    action: { label: t(mandateMessages.button), link: `${about.origin}/directdebit` },
    after: [t(mandateMessages.revoke)],
  }));
}

/** Confirms that a mandate was revoked, and says what still comes, what is taken back and what becomes of premium. */
export function mandateRevokedMail(
  about: MailAbout &
    MailMandate & {
      /** Debits that the bank was asked for before, in euro cents. */
      coming: readonly { amountMinor: number; collectAt: Date }[];
      /** Something that was announced is not collected. */
      cancelled: boolean;
      /** Credits that came with it, but were spent. */
      owed: number;
      /** Premium that renewed: when the paid months end; null when none are paid. */
      premium: { endsAt: Date | null } | undefined;
    },
): Promise<MailContent> {
  const { site, language, coming, cancelled, owed, premium } = about;
  return writeMail(about, t => ({
    subject: t(mandateMessages.revokedSubject),
    before: [t(coming.length > 0 ? mandateMessages.revokedComing : mandateMessages.revokedBody)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditorId), about.creditorId],
      ...coming.map(one => debitFact(t, site, language, one)),
    ],
    action: { label: t(mandateMessages.button), link: `${about.origin}/directdebit` },
    after: [
      ...(cancelled ? [t(mandateMessages.revokedCancelled)] : []),
      ...(owed > 0 ? [t(mandateMessages.revokedOwed.id, { credits: owed })] : []),
      ...(premium?.endsAt
        ? [t(mandateMessages.revokedPremium.id, { day: dayText(site, language, premium.endsAt) })]
        : []),
      ...(premium && !premium.endsAt ? [t(mandateMessages.revokedUnpaid)] : []),
    ],
  }));
}

/** Announces a direct debit, as SEPA asks for. */
export function preNotificationMail(
  about: MailAbout & {
    amount: MailAmount;
    day: Date;
    ibanLast4: string;
    creditorId: string;
    mandateReference: string;
  },
): Promise<MailContent> {
  const { site, language, origin } = about;
  const amount = moneyText(language, about.amount.amountMinor, about.amount.currency);
  const day = dayText(site, language, about.day);
  return writeMail(about, t => ({
    subject: t(preNotificationMessages.subject.id, { amount, day }),
    before: [t(preNotificationMessages.body)],
    facts: [
      [t(factsMessages.amount), amount],
      [t(factsMessages.collected), day],
      [t(factsMessages.account), t(factsMessages.iban.id, { last4: about.ibanLast4 })],
      [t(factsMessages.creditor), site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(preNotificationMessages.button), link: `${origin}/directdebit` },
  }));
}

/** Says that renewals are not collected, because the member's own limits forbid it. */
export function notCollectedMail(
  about: MailAbout & { amount: MailAmount; days: readonly Date[]; mandateReference: string },
): Promise<MailContent> {
  const { site, language, origin } = about;
  const amount = moneyText(language, about.amount.amountMinor, about.amount.currency);
  const days = about.days.map(day => dayText(site, language, day));
  const count = days.length;
  return writeMail(about, t => ({
    subject: t(notCollectedMessages.subject.id, {
      count,
      amount,
      day: days[0] ?? '',
      last: days.at(-1) ?? '',
    }),
    before: [t(notCollectedMessages.body.id, { count })],
    facts: [
      [t(factsMessages.amount), amount],
      ...(count > 1 ? [[t(factsMessages.date), days.join(' · ')] satisfies MailFact] : []),
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(preNotificationMessages.button), link: `${origin}/directdebit` },
  }));
}
