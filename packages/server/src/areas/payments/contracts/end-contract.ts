import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { lowerCollection } from '../settlement/direct-debit-collection.ts';
import * as payments from '../settlement/payment-queries.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { balanceReversals } from '../settlement/reversals.ts';
import { endWithin } from '../settlement/sync-payment.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

/** Why and when a contract ends. */
export interface Ending {
  cause: reversals.WithdrawalRow['cause'];
  /** The time that counts. */
  receivedAt: Date;
  /** When the refund is sent to the provider at the earliest; null for at once. */
  payFrom: Date | null;
}

/**
 * Takes the unused credits of a payment back, ends its premium and stores the refund, which a job pays. The payment must be
 * locked (`lockCollection`, `lockForReversal`) and have no withdrawal.
 *
 * @returns the id of the withdrawal
 */
export async function endContract(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  { credits, freeCredits, unusedMinor, amountMinor, toCollectMinor }: WithdrawalTerms,
  { cause, receivedAt, payFrom }: Ending,
): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await reversals.insertWithdrawal(tx.db, {
    id,
    cause,
    payment_id: payment.id,
    member_id: payment.member_id,
    credits,
    free_credits: freeCredits,
    amount_minor: amountMinor,
    received_at: receivedAt,
  });
  const reversal = await reversals.insertReversal(tx.db, {
    id: ctx.ids.uuid(),
    payment_id: payment.id,
    kind: 'refund',
    amount_minor: unusedMinor,
    credits,
    // without an amount to repay the row only records which credits were taken back
    status: amountMinor > 0 ? 'asked' : 'undone',
    withdrawal_id: id,
    pay_from: payFrom,
    created_at: now,
    updated_at: now,
  });
  await balanceReversals(ctx, tx, payment, cause === 'declared' ? 'withdrawal' : 'clawback');
  // a refund that waits is sent by the reconciliation
  if (payment.status === 'completed' && payFrom === null) {
    await ctx.jobs.enqueue(tx, 'payments.refund', { reversal: reversal.id }, { key: reversal.id });
  }
  if (amountMinor === 0) await lowerAnnouncedDebit(ctx, tx, payment, toCollectMinor ?? 0);
  return id;
}

/** Lowers an announced debit to the used part, or cancels it when nothing was used. */
async function lowerAnnouncedDebit(ctx: Context, tx: Tx, { id }: payments.PaymentRow, amountMinor: number) {
  if (amountMinor === 0) {
    await endWithin(ctx, tx, id, 'cancelled');
    return;
  }
  await payments.lowerAmount(tx.db, id, amountMinor);
  await lowerCollection(tx, id, amountMinor);
}
