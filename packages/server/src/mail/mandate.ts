import { debitFact } from './debit-fact.ts';
import { dayText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import { mandateMessages as messages } from './messages/mandate.ts';
import { writeMail } from './write-mail.ts';

/** A mandate by its two names. */
export interface MailMandate {
  reference: string;
  creditorId: string;
}

/** A copy of a direct debit mandate, in the words that were agreed to. */
export function mandateMail(about: MailAbout & MailMandate & { mandateText: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditor), about.site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
    ],
    quote: about.mandateText,
    action: { label: t(messages.button), link: `${about.origin}/directdebit` },
    after: [t(messages.revoke)],
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
    subject: t(messages.revokedSubject),
    before: [t(coming.length > 0 ? messages.revokedComing : messages.revokedBody)],
    facts: [
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditorId), about.creditorId],
      ...coming.map(one => debitFact(t, site, language, one)),
    ],
    action: { label: t(messages.button), link: `${about.origin}/directdebit` },
    after: [
      ...(cancelled ? [t(messages.revokedCancelled)] : []),
      ...(owed > 0 ? [t(messages.revokedOwed.id, { credits: owed })] : []),
      ...(premium?.endsAt
        ? [t(messages.revokedPremium.id, { day: dayText(site, language, premium.endsAt) })]
        : []),
      ...(premium && !premium.endsAt ? [t(messages.revokedUnpaid)] : []),
    ],
  }));
}
