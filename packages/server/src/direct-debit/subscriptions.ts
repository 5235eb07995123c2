import type { Context } from '../context.ts';
import { addMonths } from '../payments/calendar.ts';
import { premiumEnds } from '../payments/premium.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import { cancelAnnounced } from './collection.ts';
import * as debits from './debit-queries.ts';
import type { SubscriptionRow } from './subscription-queries.ts';
import * as subscriptions from './subscription-queries.ts';

/** Premium that renews by direct debit, as a contract that can be cancelled. */
export interface PremiumSubscription {
  /** The order it began with. */
  paymentId: string;
  packageId: string;
  /** What each further month costs, in euro cents. */
  amountMinor: number;
  /** When the time that is paid for ends; the earliest moment while the first payment is under way. */
  endsAt: Date;
  /** The first payment while it is under way: it is collected all the same. */
  first: { amountMinor: number; collectAt: Date } | null;
}

/** What renews, as a contract: paid are its first months and those that were collected since, not what is announced. */
export async function premiumSubscription(
  ctx: Context,
  db: Db,
  one: SubscriptionRow,
): Promise<PremiumSubscription> {
  const { first_payment_id: paymentId, package_id: packageId, amount_minor: amountMinor } = one;
  const months = one.first_months + (await debits.countRenewals(db, one.mandate_id, paymentId));
  const contract = { paymentId, packageId, amountMinor };
  if (one.anchor_at) return { ...contract, endsAt: addMonths(one.anchor_at, months), first: null };
  // the months begin when the bank has paid, and after others that are paid
  const debit = await debits.selectDebit(db, paymentId);
  const others = await premiumEnds(ctx, db, one.member_id);
  const begins = debit && debit.collect_at > others ? debit.collect_at : others;
  return {
    ...contract,
    endsAt: addMonths(begins, months),
    first: debit ? { amountMinor: debit.amount_minor, collectAt: debit.collect_at } : null,
  };
}

/**
 * Ends what renews for a member by direct debit: all of it, or what a payment belongs to. What was announced is not
 * collected; what is paid stays until its end.
 *
 * @returns what ended now; nothing when it had ended before
 */
export async function cancelSubscriptions(
  ctx: Context,
  tx: Tx,
  of: subscriptions.Contracts,
): Promise<PremiumSubscription[]> {
  const running = await subscriptions.lockRunning(tx.db, of);
  const ended: PremiumSubscription[] = [];
  for (const one of running) {
    // the order itself stays: it was made with obligation to pay
    await cancelAnnounced(ctx, tx, one.mandate_id, one.first_payment_id);
    await subscriptions.end(tx.db, one.id, ctx.clock.now());
    ended.push(await premiumSubscription(ctx, tx.db, one));
  }
  return ended;
}

/** What renews now for a member, or of that what a payment belongs to. */
export async function runningSubscriptions(
  ctx: Context,
  db: Db,
  of: subscriptions.Contracts,
): Promise<PremiumSubscription[]> {
  const running = await subscriptions.selectRunning(db, of);
  return Promise.all(running.map(one => premiumSubscription(ctx, db, one)));
}

/** Whether something that renewed for a member was ended, by whatever way; it was confirmed by mail then. */
export const hasEndedSubscription = (ctx: Context, memberId: string): Promise<boolean> =>
  subscriptions.hasCancelled(ctx.db, memberId);
