import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { grantCredits, lockWallet } from '../../wallet/api.ts';
import { reopenDirectDebit } from './direct-debit-settlement.ts';
import * as queries from './payment-queries.ts';
import { startPremium } from './premium.ts';

/** Gives what was bought with a paid payment: its credits, and the time of premium. Once, whoever calls it. */
export async function beginPurchase(ctx: Context, tx: Tx, payment: queries.PaymentRow): Promise<void> {
  const { id, member_id, credits, months } = payment;
  await lockWallet(tx, member_id);
  await queries.setWaiting(tx.db, id, null);
  const wallet = await grantCredits(ctx, tx, {
    memberId: member_id,
    paymentId: id,
    amount: credits,
    reason: 'purchase',
    key: `payment:${id}`,
  });
  await queries.markPremium(tx.db, member_id);
  if (months !== null) await startPremium(ctx, tx, { id, member_id, credits, months });
  if (wallet && payment.method !== 'directdebit') await reopenDirectDebit(tx, member_id, wallet);
  await announcePurchase(ctx, tx, member_id);
}

/** Makes the buyer's open pages reload what a paid payment has changed. */
export async function announcePurchase(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await incrementVersion(tx.db, memberId);
  tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
}
