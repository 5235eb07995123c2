import type { Context } from '../context.ts';
import { endRefunds, monthsBegin, type PaymentRow } from '../payments/by-debit.ts';
import { monthsLater } from '../payments/months.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Wallet } from '../wallet/wallet.ts';
import * as debits from './debit-queries.ts';
import * as subscriptions from './subscription-queries.ts';
import { takeBack } from './take-back.ts';

/**
 * The payment of a direct debit has ended. Paid, what renews begins to count its months; else the credits that were given
 * before are taken back, what renews ends, and direct debit is closed until another purchase is paid.
 */
export async function debitEnded(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.status === 'completed') {
    await debits.moveOn(tx.db, payment.id, ['announced', 'collecting'], 'paid');
    await beginMonths(ctx, tx, payment);
    return;
  }
  const failed = payment.status === 'failed';
  const state = failed ? 'failed' : 'cancelled';
  const debit = await debits.moveOn(tx.db, payment.id, ['announced', 'collecting'], state);
  if (!debit) return;
  const { advanced, member_id: memberId, payment_id: paymentId } = debit;
  const credits = payment.credits - (await endRefunds(ctx, tx, paymentId));
  const owed = advanced ? await takeBack(ctx, tx, { memberId, paymentId, credits }) : 0;
  await close(ctx, tx, debit, owed > 0 || (failed && payment.reversed_at === null));
}

/**
 * Money of a debit that was paid went back, or came again. When the holder of the account took it, what renews ends and
 * direct debit is closed until another purchase is paid; credits and premium are taken back by who calls.
 */
export async function debitReversed(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  chargedBack: boolean,
): Promise<void> {
  if (chargedBack) {
    const debit = await debits.moveOn(tx.db, payment.id, ['paid'], 'charged_back');
    if (debit) await close(ctx, tx, debit, true);
    return;
  }
  const debit = await debits.moveOn(tx.db, payment.id, ['charged_back'], 'paid');
  if (debit) await debits.noteUnsettled(tx.db, debit.payment_id, false);
}

/** A purchase was paid in another way: direct debit opens again once nothing is owed. */
export async function otherwisePaid(tx: Tx, memberId: string, wallet: Wallet): Promise<void> {
  if (wallet.debt === 0) await debits.settleAll(tx.db, memberId);
}

async function beginMonths(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const subscription = await subscriptions.selectByFirstPayment(tx.db, payment.id);
  if (!subscription) return;
  // they may wait for the end of other months that are paid
  const anchor = (await monthsBegin(tx.db, payment.id)) ?? ctx.clock.now();
  await subscriptions.begin(tx.db, subscription.id, anchor, monthsLater(anchor, subscription.first_months));
}

async function close(ctx: Context, tx: Tx, debit: debits.DebitRow, unsettled: boolean): Promise<void> {
  await debits.noteUnsettled(tx.db, debit.payment_id, unsettled);
  if (debit.subscription_id) await subscriptions.end(tx.db, debit.subscription_id, ctx.clock.now());
}
