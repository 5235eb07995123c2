import type { Context } from '../../../context/context.ts';
import type { ProviderPayment } from '../../../infrastructure/payments/provider.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isBanned } from '../../moderation/api.ts';
import { lockWallet } from '../../wallet/api.ts';
import { consumeDiscount } from '../prices/discounts.ts';
import { announcePurchase, beginPurchase } from './begin-purchase.ts';
import { settleDebit } from './direct-debit-settlement.ts';
import { mayBeginAtOnce } from './early-start.ts';
import { recordPayer } from './payer-queries.ts';
import * as queries from './payment-queries.ts';
import { issueReceipt } from './receipts.ts';
import { selectCredits, selectReversals } from './reversal-queries.ts';
import { beginsAtOnce, endOfWithdrawal } from './withdrawal-period.ts';

/**
 * Milliseconds after which a payment that the provider does not know is cancelled, as is one whose provider has no key; before that,
 * our API key may be the wrong one.
 */
const unknownAfterMs = 30 * 86_400_000;

/**
 * Updates a pending payment to the state that the provider reports; one that has ended stays as it is. Of any number of concurrent
 * calls one ends the payment, so the credits are granted once.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function syncPayment(ctx: Context, payment: queries.PaymentRow): Promise<queries.PaymentRow> {
  if (payment.status !== 'pending' || payment.provider_id === null) return payment;
  const providerPayment = await ctx.payments.of(payment.provider)?.get(payment.provider_id);
  if (!providerPayment && ctx.clock.now().getTime() - payment.created_at.getTime() >= unknownAfterMs) {
    return endPayment(ctx, payment.id, 'cancelled');
  }
  if (!providerPayment || providerPayment.status === 'pending') return payment;
  if (!matchesProvider(payment, providerPayment)) {
    ctx.log.error(
      { payment: payment.id, provider: providerPayment },
      'the provider tells of another amount or order',
    );
    return payment;
  }
  const { status, payer } = providerPayment;
  const ended = await endPayment(ctx, payment.id, status, payer);
  if (status === 'completed') warnIfPaidAfterEnd(ctx, ended);
  return ended;
}

/**
 * Warns when a payment that ended unpaid here was paid at the provider; it stays as it is.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function checkEnded(ctx: Context, payment: queries.PaymentRow): Promise<void> {
  if (payment.provider_id === null || !['failed', 'cancelled'].includes(payment.status)) return;
  const providerPayment = await ctx.payments.of(payment.provider)?.get(payment.provider_id);
  if (providerPayment?.status === 'completed') warnIfPaidAfterEnd(ctx, payment);
}

/** Logs an error for a payment that was paid after its end, which is final here: a person has to repay it. */
function warnIfPaidAfterEnd(ctx: Context, { id, status }: queries.PaymentRow): void {
  if (status === 'completed') return;
  ctx.log.error(
    { payment: id, status },
    'the provider was paid for what ended otherwise here: repay by hand',
  );
}

function matchesProvider(payment: queries.PaymentRow, providerPayment: ProviderPayment): boolean {
  const { amount_minor, currency, id } = payment;
  return (
    providerPayment.paymentId === id &&
    providerPayment.amountMinor === amount_minor &&
    providerPayment.currency === currency
  );
}

/** Ends a payment unless it has ended already; a completed one grants what was bought, now or after the withdrawal period. */
export async function endPayment(
  ctx: Context,
  id: string,
  status: 'completed' | 'failed' | 'cancelled',
  payer: string | null = null,
): Promise<queries.PaymentRow> {
  const hash = payer === null ? null : await ctx.encryption.fingerprint(payer);
  await ctx.transaction(tx => endWithin(ctx, tx, id, status, hash));
  return queries.selectById(ctx.db, id);
}

/** Cancels a payment that was not started at the provider; one that was started, or has ended, stays as it is. */
export async function cancelUnstarted(ctx: Context, id: string): Promise<queries.PaymentRow> {
  await ctx.transaction(tx => cancelUnstartedWithin(ctx, tx, id));
  return queries.selectById(ctx.db, id);
}

/** Like `cancelUnstarted`, within a transaction; false for a payment that stays as it is. */
export async function cancelUnstartedWithin(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const cancelled = await queries.cancelUnstarted(tx.db, id, ctx.clock.now());
  if (cancelled) tx.after(() => ctx.metrics.business.payment(cancelled.site_id, 'cancelled'));
  return cancelled !== undefined;
}

/** Like `endPayment`, within a transaction; undefined when the payment had ended before. */
export async function endWithin(
  ctx: Context,
  tx: Tx,
  id: string,
  status: 'completed' | 'failed' | 'cancelled',
  payer: Buffer | null = null,
): Promise<queries.PaymentRow | undefined> {
  const payment = await queries.endPending(tx.db, id, status, ctx.clock.now());
  // nor was a direct debit counted when it was ordered: its end, days later, says nothing of whether members can pay now
  if (payment && payment.method !== 'directdebit')
    tx.after(() => ctx.metrics.business.payment(payment.site_id, status));
  if (payment?.status === 'completed') {
    // a direct debit has named its bank account before it was ordered
    const told = payment.method === 'directdebit' ? null : payer;
    const bought = told === null ? payment : await recognise(ctx, tx, payment, told);
    await (bought.reversed_at === null ? deliver : refundWithdrawn)(ctx, tx, bought);
  }
  if (payment?.method === 'directdebit') await settleDebit(ctx, tx, payment);
  return payment;
}

/**
 * Stores the bank account, card or wallet that paid. If it paid for purchases that were withdrawn from repeatedly, the
 * request to begin at once is dropped and the purchase begins after the withdrawal period: who pays is known only now.
 */
async function recognise(
  ctx: Context,
  tx: Tx,
  payment: queries.PaymentRow,
  payer: Buffer,
): Promise<queries.PaymentRow> {
  const { id, member_id, begin_requested_at } = payment;
  await recordPayer(tx.db, id, payer);
  if (begin_requested_at === null || (await mayBeginAtOnce(ctx, tx.db, member_id))) return payment;
  await queries.recordBeginRequest(tx.db, id, null);
  return { ...payment, begin_requested_at: null };
}

async function deliver(ctx: Context, tx: Tx, payment: queries.PaymentRow): Promise<void> {
  const { id, member_id, discount_code, discount_offer } = payment;
  const advanced = (await selectCredits(tx.db, id)).granted > 0;
  if (advanced || beginsAtOnce(payment)) await beginPurchase(ctx, tx, payment);
  else {
    // the first moment after the period
    const waitsUntil = endOfWithdrawal(ctx, payment, payment.completed_at ?? ctx.clock.now()).getTime() + 1;
    await lockWallet(tx, member_id);
    await queries.setWaiting(tx.db, id, new Date(waitsUntil));
    await announcePurchase(ctx, tx, member_id);
  }
  if (discount_code !== null) {
    const use = { memberId: member_id, code: discount_code, offer: discount_offer, paymentId: id };
    await consumeDiscount(ctx, tx, use);
  }
  await issueReceipt(ctx, tx, payment);
  if (await isBanned(tx.db, member_id)) {
    await ctx.jobs.enqueue(tx, 'payments.repay-closed', { member: member_id }, { key: id });
  }
}

/**
 * Handles a paid debit from which the member had withdrawn: nothing is granted any more, and the pending refund is sent. Credits
 * that were taken back without a refund are not on the receipt.
 */
async function refundWithdrawn(ctx: Context, tx: Tx, payment: queries.PaymentRow): Promise<void> {
  let { credits } = payment;
  for (const { id: reversal, status, credits: back } of await selectReversals(tx.db, payment.id)) {
    if (status === 'asked') await ctx.jobs.enqueue(tx, 'payments.refund', { reversal }, { key: reversal });
    else credits -= back;
  }
  await issueReceipt(ctx, tx, { ...payment, credits });
}
