import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { eraseDirectDebits } from './direct-debit/cleanup.ts';
import { cancelSubscriptions } from './settlement/subscriptions.ts';

/** Plans the repayment of the unused credits of a closed account, unless it was closed for fraud; the job looks at the decisions again. */
export async function planRepayment(
  ctx: Context,
  tx: Tx,
  { memberId, decision, fraud }: { memberId: string; decision: string; fraud: boolean },
): Promise<void> {
  if (fraud) return;
  await ctx.jobs.enqueue(tx, 'payments.repay-closed', { member: memberId }, { key: decision });
}

/** Ends every renewal of a member who leaves. */
export const endRenewals = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<unknown> =>
  cancelSubscriptions(ctx, tx, { memberId });

/** Ends the direct debits of an erased member, and erases what need not be kept. */
export const endDebits = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  eraseDirectDebits(ctx, tx, memberId);
