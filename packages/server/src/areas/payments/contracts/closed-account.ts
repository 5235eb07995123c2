import type { Context } from '../../../context/context.ts';
import { lockDeliveries } from '../../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isClosedWithoutFraud } from '../../moderation/api.ts';
import { lockCollection } from '../settlement/direct-debit-collection.ts';
import { sendClosedAccountRefund } from '../settlement/mails.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { lockForReversal } from '../settlement/reversals.ts';
import { endContract } from './end-contract.ts';
import { withdrawalTerms } from './withdrawal-terms.ts';

/**
 * Job: repays the unused credits that a member paid for, while a decision other than for fraud closes the account. Each payment
 * has its own transaction and ends once, so a run that broke off is simply repeated.
 */
export async function repayClosedAccount(ctx: Context, { member }: { member: string }): Promise<void> {
  for (const paymentId of await reversals.selectRepayable(ctx.db, member)) {
    await ctx.transaction(tx => repay(ctx, tx, member, paymentId));
  }
}

async function repay(ctx: Context, tx: Tx, memberId: string, paymentId: string): Promise<void> {
  // decisions about the member take this lock too: one that opens the account again was before, or waits
  await lockDeliveries(tx, memberId);
  if (!(await isClosedWithoutFraud(tx.db, memberId))) return;
  await lockCollection(tx, paymentId);
  const payment = await lockForReversal(tx, paymentId);
  // not possible any more once the payment is undone, so it happens once
  const terms = await withdrawalTerms(ctx, tx.db, payment, { cause: 'account_closed' });
  if (!terms?.possible) return;
  const id = await endContract(ctx, tx, payment, terms, {
    cause: 'account_closed',
    receivedAt: ctx.clock.now(),
    payFrom: null,
  });
  await sendClosedAccountRefund(ctx, tx, sellerOf(ctx, payment), payment, { ...terms, id });
}
