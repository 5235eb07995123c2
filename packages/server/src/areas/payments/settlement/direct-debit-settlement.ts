import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { clawBackCredits, type Wallet } from '../../wallet/api.ts';
import { dropPendingRefunds, type PaymentRow } from './direct-debit-payments.ts';
import * as debits from './direct-debit-queries.ts';
import { startSubscription } from './subscription-calendar.ts';
import * as subscriptions from './subscription-queries.ts';

/**
 * Updates the debit when its payment ends. Paid: the subscription begins to count its months. Not paid: the credits
 * that were advanced are clawed back, the subscription ends, and direct debit is closed until another purchase is paid.
 */
export async function settleDebit(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.status === 'completed') {
    await debits.changeState(tx.db, payment.id, ['announced', 'collecting'], 'paid');
    await startSubscription(ctx, tx, payment.id);
    return;
  }
  const failed = payment.status === 'failed';
  const state = failed ? 'failed' : 'cancelled';
  const debit = await debits.changeState(tx.db, payment.id, ['announced', 'collecting'], state);
  if (!debit) return;
  const { advanced, member_id: memberId, payment_id: paymentId } = debit;
  const amount = payment.credits - (await dropPendingRefunds(ctx, tx, paymentId));
  let owed = 0;
  if (advanced) {
    const key = `debit:${paymentId}`;
    owed = await clawBackCredits(ctx, tx, { memberId, paymentId, amount, reason: 'clawback', key });
    await incrementVersion(tx.db, memberId);
  }
  await endSubscription(ctx, tx, debit, owed > 0 || (failed && payment.reversed_at === null));
}

/**
 * Updates a paid debit when it is charged back, or when a chargeback is reversed. Charged back: the subscription ends and direct debit is
 * closed until another purchase is paid. The caller claws back credits and premium.
 */
export async function syncChargeback(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  chargedBack: boolean,
): Promise<void> {
  if (chargedBack) {
    const debit = await debits.changeState(tx.db, payment.id, ['paid'], 'charged_back');
    if (debit) await endSubscription(ctx, tx, debit, true);
    return;
  }
  const debit = await debits.changeState(tx.db, payment.id, ['charged_back'], 'paid');
  if (debit) await debits.setUnsettled(tx.db, debit.payment_id, false);
}

/** Opens direct debit again after a purchase with another payment method, unless the member still owes credits. */
export async function reopenDirectDebit(tx: Tx, memberId: string, wallet: Wallet): Promise<void> {
  if (wallet.debt === 0) await debits.settleAll(tx.db, memberId);
}

/** @param unsettled whether direct debit is closed to the member */
async function endSubscription(
  ctx: Context,
  tx: Tx,
  debit: debits.DebitRow,
  unsettled: boolean,
): Promise<void> {
  await debits.setUnsettled(tx.db, debit.payment_id, unsettled);
  if (debit.subscription_id) await subscriptions.end(tx.db, debit.subscription_id, ctx.clock.now());
}
