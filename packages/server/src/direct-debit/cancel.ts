import type { Context } from '../context.ts';
import { monthsLater } from '../payments/premium.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import * as debits from './debit-queries.ts';
import { cancelAnnounced } from './revoke.ts';
import * as subscriptions from './subscription-queries.ts';

/** Premium that renews by direct debit, as a contract that can be cancelled. */
export interface RecurringPremium {
  /** The order it began with. */
  paymentId: string;
  packageId: string;
  /** What each further month costs, in euro cents. */
  amountMinor: number;
  /** When the time that is paid for ends; null while the first payment is under way. */
  endsAt: Date | null;
}

/**
 * Ends what renews for a member by direct debit: all of it, or what began with one order. What was announced is not
 * collected; what is paid stays until its end.
 *
 * @returns what ended now; nothing when it had ended before
 */
export async function cancelRecurring(
  ctx: Context,
  tx: Tx,
  of: { memberId: string; paymentId?: string },
): Promise<RecurringPremium[]> {
  const running = await subscriptions.lockRunning(tx.db, of.memberId, of.paymentId);
  const ended: RecurringPremium[] = [];
  for (const one of running) {
    const months = one.first_months + (await debits.countRenewals(tx.db, one.id, one.first_payment_id));
    // the order itself stays: it was made with obligation to pay
    await cancelAnnounced(ctx, tx, one.mandate_id, one.first_payment_id);
    await subscriptions.end(tx.db, one.id, ctx.clock.now());
    ended.push({
      paymentId: one.first_payment_id,
      packageId: one.package_id,
      amountMinor: one.amount_minor,
      endsAt: one.anchor_at && monthsLater(one.anchor_at, months),
    });
  }
  return ended;
}

/** What renews for a member now. */
export async function recurringOf(db: Db, memberId: string): Promise<RecurringPremium[]> {
  const running = await subscriptions.selectRunning(db, memberId);
  return running.map(one => ({
    paymentId: one.first_payment_id,
    packageId: one.package_id,
    amountMinor: one.amount_minor,
    endsAt: one.anchor_at && monthsLater(one.anchor_at, one.first_months + one.renewals),
  }));
}
