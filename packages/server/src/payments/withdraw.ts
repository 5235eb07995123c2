import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { collectLess, holdCollection } from '../direct-debit/collection.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { sendWithdrawal } from './mails.ts';
import * as payments from './payment-queries.ts';
import { sellerOf } from './receipts.ts';
import { insertReversal } from './reversal-queries.ts';
import { balanceReversals, lockForReversal } from './reversals.ts';
import { endWithin } from './settle.ts';
import { type Terms, termsOf, withdrawalOf } from './withdrawal.ts';
import * as queries from './withdrawal-queries.ts';

type WithdrawRequest = components['schemas']['WithdrawRequest'];
type WithdrawResponse = components['schemas']['WithdrawResponse'];

/**
 * Answers a withdrawal. A member gets the facts; a visitor gets the same answer whatever was named, and the receipt by
 * e-mail if it was right.
 *
 * @throws ApiError `not_found` for a member's unknown payment, `invalid_request` when one cannot withdraw from it
 */
export async function answerWithdrawal(
  ctx: Context,
  site: Site,
  member: { id: string } | null,
  request: WithdrawRequest,
): Promise<WithdrawResponse> {
  const { step, payment, email } = request;
  const received_at = step === 'confirm' ? ctx.clock.now().toISOString() : null;
  const id = parseId(payment.trim());
  if (member) {
    const own = id && (await payments.selectOwn(ctx.db, member.id, id));
    if (!own) throw new ApiError('not_found');
    if (step === 'confirm') await withdrawFrom(ctx, own.id);
    return {
      step,
      received_at,
      withdrawal: await withdrawalOf(ctx, await payments.selectById(ctx.db, own.id)),
    };
  }
  if (email === undefined) throw invalidFields({ field: 'email', code: 'required' });
  const found = id && (await queries.selectPaymentOf(ctx.db, site.pool, email.trim().toLowerCase(), id));
  if (found && step === 'confirm') {
    await withdrawFrom(ctx, found.id).catch(error => {
      // the form tells nobody what it found
      if (!(error instanceof ApiError)) throw error;
    });
  }
  return { step, received_at, withdrawal: null };
}

/**
 * Withdraws from the contract of a payment, once however often it is asked: takes unused credits back, ends premium,
 * writes the refund down and has it paid by a job, and sends the receipt, all in one transaction. A direct debit that the
 * bank was not asked for yet is not collected, or only for what was used; one that is at the bank is repaid when it is
 * paid.
 */
async function withdrawFrom(ctx: Context, paymentId: string): Promise<void> {
  await ctx.transaction(async tx => {
    await holdCollection(tx, paymentId);
    const payment = await lockForReversal(tx, paymentId);
    if (await queries.selectWithdrawal(tx.db, paymentId)) return;
    const terms = await termsOf(ctx, tx.db, payment);
    if (!terms?.possible) throw invalidFields({ field: 'payment', code: 'not_allowed' });
    const withdrawal = await declare(ctx, tx, payment, terms);
    if (terms.amountMinor === 0) await payLess(ctx, tx, payment, terms.toCollectMinor ?? 0);
    await sendWithdrawal(ctx, tx, sellerOf(ctx, payment), payment, { ...terms, ...withdrawal });
  });
}

async function declare(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  { credits, unusedMinor, amountMinor }: Terms,
): Promise<{ id: string; receivedAt: Date }> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await queries.insertWithdrawal(tx.db, {
    ...{ id, payment_id: payment.id, member_id: payment.member_id },
    ...{ credits, amount_minor: amountMinor, received_at: now },
  });
  const reversal = await insertReversal(tx.db, {
    id: ctx.ids.uuid(),
    ...{ payment_id: payment.id, kind: 'refund', amount_minor: unusedMinor, credits },
    // what is not collected needs no refund: the row says only which credits went back
    ...{ status: amountMinor > 0 ? 'asked' : 'undone', withdrawal_id: id, created_at: now, updated_at: now },
  });
  await balanceReversals(ctx, tx, payment, 'withdrawal');
  if (payment.status === 'completed') {
    await ctx.jobs.enqueue(tx, 'payments.refund', { reversal: reversal.id }, { key: reversal.id });
  }
  return { id, receivedAt: now };
}

/** Of a debit that was only announced the bank is asked for what was used, or for nothing. */
async function payLess(ctx: Context, tx: Tx, { id }: payments.PaymentRow, amountMinor: number) {
  if (amountMinor === 0) {
    await endWithin(ctx, tx, id, 'cancelled');
    return;
  }
  await payments.lowerAmount(tx.db, id, amountMinor);
  await collectLess(tx, id, amountMinor);
}
