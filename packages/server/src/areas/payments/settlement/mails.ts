import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { addresseeOf } from '../../../infrastructure/mail/addresses.ts';
import type { MailContract } from '../../../infrastructure/mail/contract-texts.ts';
import type { MailAbout, MailContent } from '../../../infrastructure/mail/mail-types.ts';
import {
  beginMail,
  cancellationMail,
  closedAccountRefundMail,
  declarationMail,
  receiptMail,
  refundMail,
  withdrawalMail,
} from '../../../infrastructure/mail/mails/payments/payments.ts';
import type { MailPayment, MailReceipt } from '../../../infrastructure/mail/payment-facts.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import type { PaymentRow } from './payment-queries.ts';

/** A payment as mails and receipts describe it. */
export function mailPayment(payment: PaymentRow): MailPayment {
  return {
    id: payment.id,
    credits: payment.credits,
    months: payment.months,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: payment.method,
    date: payment.completed_at ?? payment.created_at,
  };
}

/** The contract of a payment as mails confirm it. */
export function mailContract(payment: PaymentRow): MailContract {
  const { country, reversed_at, refund_days, begin_requested_at: beginRequestedAt } = payment;
  return { country, refundDays: reversed_at === null ? refund_days : 0, beginRequestedAt };
}

/** Sends a mail about a payment to its payer; does nothing when the account is erased. */
async function send(
  ctx: Context,
  tx: Tx,
  { site, payment, kind, dedupeKey }: { site: Site; payment: PaymentRow; kind: string; dedupeKey: string },
  write: (about: MailAbout & { link: string }) => Promise<MailContent>,
): Promise<void> {
  const recipient = await addresseeOf(tx.db, payment.member_id);
  if (!recipient) return;
  const origin = siteOrigin(ctx, site);
  const { email, name, language } = recipient;
  const content = await write({
    ...aboutMail({ site, origin }, { name, language }),
    link: `${origin}/transactions/${payment.id}`,
  });
  await ctx.mail.send(tx, { siteId: site.id, kind, to: email, ...content, dedupeKey });
}

/** The receipt of a purchase. */
export function sendReceipt(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  receipt: MailReceipt,
): Promise<void> {
  const dedupeKey = `receipt:${payment.id}`;
  return send(ctx, tx, { site, payment, kind: 'receipt', dedupeKey }, about =>
    receiptMail({ ...about, payment: mailPayment(payment), receipt, contract: mailContract(payment) }),
  );
}

/** Confirms the buyer's request to begin before the withdrawal period ends, and what it means for a withdrawal. */
export function sendBegin(ctx: Context, tx: Tx, site: Site, payment: PaymentRow): Promise<void> {
  const dedupeKey = `begin:${payment.id}`;
  return send(ctx, tx, { site, payment, kind: 'begin', dedupeKey }, about =>
    beginMail({ ...about, payment: mailPayment(payment), contract: mailContract(payment) }),
  );
}

/** Sends the mail about a refund, and whether a renewal of premium ends with it. */
export function sendRefund(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  refund: { id: string; amountMinor: number; endsRenewal: boolean },
): Promise<void> {
  const dedupeKey = `refund:${refund.id}`;
  const { endsRenewal } = refund;
  const repaid = { amountMinor: refund.amountMinor, currency: payment.currency };
  return send(ctx, tx, { site, payment, kind: 'refund', dedupeKey }, about =>
    refundMail({ ...about, payment: mailPayment(payment), repaid, endsRenewal }),
  );
}

/** Makes a link of an origin. */
type LinkOf = (origin: string) => Promise<string>;

/** Acknowledges a declaration that was made without log-in, with the links that confirm or stop it. */
export function sendDeclaration(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  declaration: Pick<Parameters<typeof declarationMail>[0], 'receivedAt' | 'cancellation'> & {
    dedupeKey: string;
    links: (origin: string) => Promise<{ confirm: string; undo: string }>;
  },
): Promise<void> {
  const { dedupeKey, links, ...facts } = declaration;
  return send(ctx, tx, { site, payment, kind: 'declaration', dedupeKey }, async about =>
    declarationMail({
      ...about,
      ...facts,
      payment: mailPayment(payment),
      links: await links(about.origin),
    }),
  );
}

/** The confirmation of a cancellation. */
export function sendCancellation(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  cancellation: Pick<
    Parameters<typeof cancellationMail>[0],
    'kind' | 'reason' | 'wishedFor' | 'receivedAt' | 'endsAt' | 'first'
  > & { undoLink?: LinkOf | undefined },
): Promise<void> {
  const dedupeKey = `cancellation:${payment.id}:${cancellation.receivedAt.getTime()}`;
  const { undoLink, ...facts } = cancellation;
  return send(ctx, tx, { site, payment, kind: 'cancellation', dedupeKey }, async about =>
    cancellationMail({
      ...about,
      months: payment.months ?? 1,
      ...facts,
      reference: payment.id,
      undoLink: await undoLink?.(about.origin),
    }),
  );
}

/** What is repaid of a purchase because we closed the account. */
export function sendClosedAccountRefund(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  refund: { id: string; credits: number; amountMinor: number; toCollectMinor: number | null },
): Promise<void> {
  const { id, credits, amountMinor, toCollectMinor } = refund;
  const { currency } = payment;
  const repaid = { amountMinor, currency };
  const toCollect = toCollectMinor === null ? null : { amountMinor: toCollectMinor, currency };
  const dedupeKey = `closed_account_refund:${id}`;
  return send(ctx, tx, { site, payment, kind: 'closed_account_refund', dedupeKey }, about =>
    closedAccountRefundMail({
      ...about,
      payment: mailPayment(payment),
      credits,
      repaid,
      toCollect,
      reference: id,
    }),
  );
}

/** The receipt of a withdrawal. */
export function sendWithdrawal(
  ctx: Context,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  withdrawal: {
    id: string;
    amountMinor: number;
    toCollectMinor: number | null;
    receivedAt: Date;
    undoLink?: LinkOf | undefined;
  },
): Promise<void> {
  const { id, amountMinor, toCollectMinor, receivedAt, undoLink } = withdrawal;
  const { currency } = payment;
  const repaid = { amountMinor, currency };
  const toCollect = toCollectMinor === null ? null : { amountMinor: toCollectMinor, currency };
  return send(ctx, tx, { site, payment, kind: 'withdrawal', dedupeKey: `withdrawal:${id}` }, async about =>
    withdrawalMail({
      ...about,
      payment: mailPayment(payment),
      receivedAt,
      repaid,
      toCollect,
      reference: id,
      undoLink: await undoLink?.(about.origin),
    }),
  );
}
