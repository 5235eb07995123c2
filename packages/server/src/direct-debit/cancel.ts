import type { Context } from '../context.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import { type RecurringPremium, recurringPremium } from './recurring.ts';
import { cancelAnnounced } from './revoke.ts';
import * as subscriptions from './subscription-queries.ts';

/**
 * Ends what renews for a member by direct debit: all of it, or what a payment belongs to. What was announced is not
 * collected; what is paid stays until its end.
 *
 * @returns what ended now; nothing when it had ended before
 */
export async function cancelRecurring(
  ctx: Context,
  tx: Tx,
  of: subscriptions.Contracts,
): Promise<RecurringPremium[]> {
  const running = await subscriptions.lockRunning(tx.db, of);
  const ended: RecurringPremium[] = [];
  for (const one of running) {
    // the order itself stays: it was made with obligation to pay
    await cancelAnnounced(ctx, tx, one.mandate_id, one.first_payment_id);
    await subscriptions.end(tx.db, one.id, ctx.clock.now());
    ended.push(await recurringPremium(ctx, tx.db, one));
  }
  return ended;
}

/** What renews now for a member, or of that what a payment belongs to. */
export async function recurringOf(
  ctx: Context,
  db: Db,
  of: subscriptions.Contracts,
): Promise<RecurringPremium[]> {
  const running = await subscriptions.selectRunning(db, of);
  return Promise.all(running.map(one => recurringPremium(ctx, db, one)));
}
