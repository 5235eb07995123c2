import { factLine } from '@velluto/rules';
import { contractSections, type MailContract, withdrawalTexts } from '../../contract-texts.ts';
import { countryText, dayText, momentText, moneyText } from '../../format.ts';
import type { MailAbout, MailContent, MailFact } from '../../mail-types.ts';
import { factsMessages } from '../../messages/common.ts';
import {
  mandateMessages,
  notCollectedMessages,
  preNotificationMessages,
} from '../../messages/payments/direct-debit.ts';
import { debitFact, type MailAmount, type MailPayment, paymentFacts } from '../../payment-facts.ts';
import { writeMail } from '../../write-mail.ts';

/** The two identifiers of a mandate. */
export interface MailMandate {
  reference: string;
  creditorId: string;
}

/** A party of a mandate with its address. */
export interface MailParty {
  name: string;
  street: string;
  /** Postcode and town. */
  city: string;
}

/**
 * The confirmation of an order by direct debit, with a copy of the mandate in the signed wording and language: both parties
 * with their addresses, place and date, and the contract.
 */
export function mandateMail(
  about: MailAbout &
    MailMandate & {
      payment: MailPayment;
      contract: MailContract;
      /** The day of the first collection. */
      collectAt: Date;
      /** What is shown of the account; `shortIban`. */
      account: string;
      creditor: MailParty & { country: string };
      debtor: MailParty;
      /** Where and when it was signed. */
      signed: { place: string; at: Date };
      mandateText: string;
    },
): Promise<MailContent> {
  const { site, language, payment, contract, creditor, debtor, signed } = about;
  const country = countryText(language, creditor.country);
  return writeMail(about, t => ({
    subject: t(mandateMessages.subject),
    before: [t(mandateMessages.body), t(mandateMessages.confirms)],
    facts: [
      ...paymentFacts(t, site, language, payment),
      [t(factsMessages.collected), dayText(site, language, about.collectAt)],
      [t(factsMessages.mandate), about.reference],
      [t(factsMessages.creditor), factLine([creditor.name, creditor.street, creditor.city, country], ', ')],
      [t(factsMessages.creditorId), about.creditorId],
      [t(factsMessages.debtor), factLine([debtor.name, debtor.street, debtor.city], ', ')],
      [t(factsMessages.account), about.account],
      [t(factsMessages.signed), `${signed.place}, ${momentText(site, language, signed.at)}`],
    ],
    quote: about.mandateText,
    action: { label: t(mandateMessages.button), link: `${about.origin}/directdebit` },
    after: [t(mandateMessages.revoke), ...withdrawalTexts(t, about, contract)],
    sections: contractSections(t, about, payment, contract),
  }));
}

/** The mail that confirms that a mandate was revoked, with the debits still to come, credits owed and the end of premium. */
export function mandateRevokedMail(
  about: MailAbout &
    MailMandate & {
      /** Debits that were requested from the bank before, in euro cents. */
      coming: readonly { amountMinor: number; collectAt: Date }[];
      /** Whether an announced debit was cancelled. */
      cancelled: boolean;
      /** Credits of that debit that are owed because they were spent. */
      owed: number;
      /** Set when premium renewed under the mandate; `endsAt` is the end of the paid months, null when none is paid. */
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
      ...coming.map(debit => debitFact(t, site, language, debit)),
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

/** The mail that announces a direct debit, as SEPA requires. */
export function preNotificationMail(
  about: MailAbout & {
    amount: MailAmount;
    day: Date;
    /** What is shown of the account; `shortIban`. */
    account: string;
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
      [t(factsMessages.account), about.account],
      [t(factsMessages.creditor), site.company.name],
      [t(factsMessages.creditorId), about.creditorId],
      [t(factsMessages.mandate), about.mandateReference],
    ],
    action: { label: t(preNotificationMessages.button), link: `${origin}/directdebit` },
  }));
}

/** The mail that says that renewals are skipped because of the member's own limits. */
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
