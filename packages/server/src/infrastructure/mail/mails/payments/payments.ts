import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { Site } from '../../../../domain/sites/site.ts';
import { contractSections, type MailContract, withdrawalTexts } from '../../contract-texts.ts';
import { dayText, momentText, moneyText } from '../../format.ts';
import type { MailAbout, MailContent, MailFact } from '../../mail-types.ts';
import { factsMessages } from '../../messages/common.ts';
import {
  beginMessages,
  cancellationMessages,
  closedAccountMessages,
  declarationMessages,
  receiptMessages,
  refundMessages,
  withdrawalMessages,
} from '../../messages/payments/payments.ts';
import {
  debitFact,
  type MailAmount,
  type MailPayment,
  type MailReceipt,
  methodName,
  paymentFacts,
  purchaseText,
  taxFacts,
} from '../../payment-facts.ts';
import type { Translate } from '../../translate.ts';
import { writeMail } from '../../write-mail.ts';

/**
 * The receipt of a purchase, with the seller; for a purchase that is paid at once also the confirmation of the contract. A direct
 * debit was confirmed with its mandate.
 */
export function receiptMail(
  about: MailAbout & {
    payment: MailPayment;
    /** Number and tax of the receipt. */
    receipt: MailReceipt;
    contract: MailContract;
    link: string;
  },
): Promise<MailContent> {
  const { site, language, payment, receipt, contract } = about;
  return writeMail(about, t => ({
    subject: t(receiptMessages.subject.id, { site: site.name }),
    before: [t(receiptMessages.body)],
    facts: [
      ...paymentFacts(t, site, language, payment),
      [t(factsMessages.receipt), receipt.number],
      ...taxFacts(t, language, payment, receipt.vat),
      [t(factsMessages.seller), `${site.company.name}, ${site.company.address}, ${site.company.city}`],
    ],
    action: { label: t(receiptMessages.button), link: about.link },
    after: withdrawalTexts(t, about, contract),
    sections: payment.method === 'directdebit' ? [] : contractSections(t, about, payment, contract),
  }));
}

/** Confirms the buyer's later request to begin before the withdrawal period ends. */
export function beginMail(
  about: MailAbout & { payment: MailPayment; contract: MailContract; link: string },
): Promise<MailContent> {
  const { site, language, payment, contract } = about;
  return writeMail(about, t => ({
    subject: t(beginMessages.subject),
    before: [t(beginMessages.body)],
    facts: paymentFacts(t, site, language, payment),
    action: { label: t(receiptMessages.button), link: about.link },
    after: withdrawalTexts(t, about, contract),
  }));
}

/** The mail about a refund by support, and whether a renewal of premium ends with it. */
export function refundMail(
  about: MailAbout & {
    payment: MailPayment;
    repaid: MailAmount;
    endsRenewal: boolean;
    link: string;
  },
): Promise<MailContent> {
  const { language, payment, repaid, endsRenewal } = about;
  const amount = moneyText(language, repaid.amountMinor, repaid.currency);
  return writeMail(about, t => ({
    subject: t(refundMessages.subject.id, { amount }),
    before: [t(refundMessages.body)],
    facts: [
      [t(factsMessages.repaid), amount],
      [t(factsMessages.reason), t(refundMessages.support)],
      [t(factsMessages.purchase), purchaseText(t, payment)],
      [t(factsMessages.reference), payment.id],
    ],
    action: { label: t(refundMessages.button), link: about.link },
    after: endsRenewal ? [t(refundMessages.noRenewal)] : [],
  }));
}

const repayDays = 14;

/**
 * The mail about what is repaid because we closed the account: how much money, which way, and what stays of it after an appeal.
 * `toCollect` is the amount that a pending direct debit will still collect.
 */
export function closedAccountRefundMail(
  about: MailAbout & {
    payment: MailPayment;
    /** Unused credits that are repaid. */
    credits: number;
    repaid: MailAmount;
    toCollect: MailAmount | null;
    reference: string;
  },
): Promise<MailContent> {
  const { site, language, payment, credits, repaid, toCollect } = about;
  const collectsLess = toCollect !== null && repaid.amountMinor === 0;
  return writeMail(about, t => ({
    subject: t(closedAccountMessages.subject),
    before: [t(closedAccountMessages.body.id, { site: site.name })],
    facts: [
      [t(factsMessages.purchase), `${purchaseText(t, payment)} (${payment.id})`],
      ...(credits > 0
        ? [[t(factsMessages.unused), t(factsMessages.credits.id, { credits })] satisfies MailFact]
        : []),
      collectsLess
        ? [t(factsMessages.toCollect), moneyText(language, toCollect.amountMinor, toCollect.currency)]
        : [t(factsMessages.repaid), moneyText(language, repaid.amountMinor, repaid.currency)],
      [t(factsMessages.method), methodName(t, payment.method)],
      [t(factsMessages.reference), about.reference],
    ],
    after: [
      toCollect === null ? t(refundMessages.body) : repaymentText(t, language, repaid, toCollect),
      t(closedAccountMessages.byHand.id, { email: site.support_email }),
      t(closedAccountMessages.appeal),
    ],
  }));
}

/** One sentence about the money that is repaid or still collected. */
function repaymentText(
  t: Translate,
  language: Language,
  repaid: MailAmount,
  toCollect: MailAmount | null,
): string {
  if (toCollect === null) return t(withdrawalMessages.repay.id, { days: repayDays });
  if (repaid.amountMinor > 0) return t(withdrawalMessages.repayLater);
  if (toCollect.amountMinor === 0) return t(withdrawalMessages.nothing);
  return t(withdrawalMessages.less.id, {
    amount: moneyText(language, toCollect.amountMinor, toCollect.currency),
  });
}

/** The receipt of a withdrawal from a purchase; `toCollect` is the amount that a pending direct debit will still collect. */
export function withdrawalMail(
  about: MailAbout & {
    payment: MailPayment;
    receivedAt: Date;
    repaid: MailAmount;
    toCollect: MailAmount | null;
    reference: string;
    /** Says that somebody else declared it, for one without log-in. */
    undoLink?: string | undefined;
  },
): Promise<MailContent> {
  const { site, language, repaid, toCollect } = about;
  const collectsLess = toCollect !== null && repaid.amountMinor === 0;
  return writeMail(about, t => ({
    subject: t(withdrawalMessages.subject),
    before: [t(withdrawalMessages.body)],
    facts: [
      [t(factsMessages.purchase), `${purchaseText(t, about.payment)} (${about.payment.id})`],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      collectsLess
        ? [t(factsMessages.toCollect), moneyText(language, toCollect.amountMinor, toCollect.currency)]
        : [t(factsMessages.repaid), moneyText(language, repaid.amountMinor, repaid.currency)],
      [t(factsMessages.reference), about.reference],
    ],
    after: [repaymentText(t, language, repaid, toCollect), ...notMe(t, about.undoLink)],
  }));
}

type CancellationKind = components['schemas']['CancellationKind'];

/** What was declared: the kind of the cancellation, and the wished end. */
export function cancellationFacts(
  t: Translate,
  site: Site,
  language: Language,
  { kind, wishedFor }: { kind: CancellationKind; wishedFor: Date | null },
): MailFact[] {
  return [
    [t(factsMessages.cancellation), t(cancellationMessages[kind])],
    [
      t(factsMessages.wishedEnd),
      wishedFor ? dayText(site, language, wishedFor) : t(cancellationMessages.soonest),
    ],
  ];
}

/** When the contract ends; an ordinary cancellation may end it later while the first payment is pending. */
export function endFact(
  t: Translate,
  site: Site,
  language: Language,
  { kind, endsAt, pending }: { kind: CancellationKind; endsAt: Date; pending: boolean },
): MailFact {
  const day = dayText(site, language, endsAt);
  const mayBeLater = pending && kind === 'ordinary';
  return [t(factsMessages.endsAt), mayBeLater ? t(cancellationMessages.orLater.id, { day }) : day];
}

/**
 * The receipt of a cancellation; `months` is the term of the premium contract that ends, `first` its first payment in euro
 * cents while it is pending.
 */
export function cancellationMail(
  about: MailAbout & {
    months: number;
    kind: CancellationKind;
    /** The cause in the member's own words. */
    reason: string | null;
    /** The wished day; null for as soon as possible. */
    wishedFor: Date | null;
    receivedAt: Date;
    endsAt: Date;
    first: { amountMinor: number; collectAt: Date } | null;
    reference: string;
    /** Says that somebody else declared it, for one without log-in. */
    undoLink?: string | undefined;
  },
): Promise<MailContent> {
  const { site, language, months, first, kind, endsAt } = about;
  const lasting = first ? cancellationMessages.untilPaid : cancellationMessages.until;
  return writeMail(about, t => ({
    subject: t(cancellationMessages.subject),
    before: [t(cancellationMessages.body)],
    facts: [
      [t(factsMessages.contract), t(factsMessages.premium.id, { months })],
      ...cancellationFacts(t, site, language, about),
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      ...(first ? [debitFact(t, site, language, first)] : []),
      endFact(t, site, language, { kind, endsAt, pending: first !== null }),
      [t(factsMessages.reference), about.reference],
    ],
    quote: about.reason ?? undefined,
    after: [t(kind === 'for_cause' ? cancellationMessages.byPerson : lasting), ...notMe(t, about.undoLink)],
  }));
}

/** The line with the link by which the reader says that somebody else made a declaration. */
const notMe = (t: Translate, link: string | undefined): string[] =>
  link === undefined ? [] : [t(declarationMessages.notMe.id, { link })];

/**
 * Acknowledges a withdrawal or cancellation that was declared without log-in: what was declared, about which contract, and when
 * it was received. The links confirm it, or say that somebody else made it.
 */
export function declarationMail(
  about: MailAbout & {
    payment: MailPayment;
    /** What was declared; null for a withdrawal. */
    cancellation: { kind: CancellationKind; wishedFor: Date | null } | null;
    receivedAt: Date;
    links: { confirm: string; undo: string };
  },
): Promise<MailContent> {
  const { site, language, payment, cancellation, receivedAt, links } = about;
  return writeMail(about, t => ({
    subject: t(cancellation ? cancellationMessages.subject : withdrawalMessages.subject),
    before: [
      t((cancellation ? declarationMessages.cancellation : declarationMessages.withdrawal).id, {
        site: site.name,
      }),
      t(declarationMessages.confirmFirst),
    ],
    facts: [
      [t(factsMessages.purchase), `${purchaseText(t, payment)} (${payment.id})`],
      ...(cancellation ? cancellationFacts(t, site, language, cancellation) : []),
      [t(factsMessages.received), momentText(site, language, receivedAt)],
    ],
    action: {
      label: t(
        cancellation ? declarationMessages.confirmCancellation : declarationMessages.confirmWithdrawal,
      ),
      link: links.confirm,
    },
    after: notMe(t, links.undo),
  }));
}
