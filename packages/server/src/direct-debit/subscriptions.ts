import type { Context } from '../context.ts';
import { addMonths } from '../payments/calendar.ts';
import { getPayment } from '../payments/debit-payments.ts';
import { premiumEnds } from '../payments/premium.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import { cancelAnnounced } from './collection.ts';
import * as debits from './debit-queries.ts';
import { lockOwnMandate } from './mandate-queries.ts';
import type { SubscriptionRow } from './subscription-queries.ts';
import * as subscriptions from './subscription-queries.ts';

/** Premium that renews by direct debit, as a contract that can be cancelled. */
export interface PremiumSubscription {
  /** Id of the payment it began with. */
  paymentId: string;
  packageId: string;
  /** Price of each further month, in euro cents. */
  amountMinor: number;
  /** When the paid time ends; the earliest possible moment while the first payment is pending. */
  endsAt: Date;
  /** The first payment while it is pending: it is collected even if the subscription is cancelled. */
  first: { amountMinor: number; collectAt: Date } | null;
}

/** A subscription as a contract. Its paid time is the first months and those collected since; announced ones do not count. */
export async function premiumSubscription(
  ctx: Context,
  db: Db,
  subscription: SubscriptionRow,
): Promise<PremiumSubscription> {
  const { first_payment_id: paymentId, package_id: packageId, amount_minor: amountMinor } = subscription;
  const months =
    subscription.first_months + (await debits.countRenewals(db, subscription.mandate_id, paymentId));
  const contract = { paymentId, packageId, amountMinor };
  if (subscription.anchor_at)
    return { ...contract, endsAt: addMonths(subscription.anchor_at, months), first: null };
  // the months begin when the bank has paid, and after other premium time that is paid
  const debit = await debits.selectDebit(db, paymentId);
  const others = await premiumEnds(ctx, db, subscription.member_id);
  const begins = debit && debit.collect_at > others ? debit.collect_at : others;
  return {
    ...contract,
    endsAt: addMonths(begins, months),
    first: debit ? { amountMinor: debit.amount_minor, collectAt: debit.collect_at } : null,
  };
}

/**
 * Ends subscriptions of a member: all of them, those that were ordered by a moment, or the one that a payment belongs to. Announced renewals are not
 * collected; paid time stays until its end.
 *
 * @param from first moment of the day with which they may end; what is paid for less long renews until then. At once when left out
 * @returns the subscriptions that ended now or got this end, without those that had it before
 */
export async function cancelSubscriptions(
  ctx: Context,
  tx: Tx,
  of: subscriptions.Contracts,
  from?: Date,
): Promise<PremiumSubscription[]> {
  const running = await subscriptions.lockRunning(tx.db, of);
  const ended: PremiumSubscription[] = [];
  for (const subscription of running) {
    const contract = await premiumSubscription(ctx, tx.db, subscription);
    if (from && contract.endsAt < from) {
      if (subscription.renew_until?.getTime() === from.getTime()) continue;
      await subscriptions.renewUntil(tx.db, subscription.id, from);
      ended.push(contract);
      continue;
    }
    // the first payment stays: the order was made with an obligation to pay
    await cancelAnnounced(ctx, tx, subscription.mandate_id, subscription.first_payment_id);
    await subscriptions.end(tx.db, subscription.id, ctx.clock.now());
    ended.push(contract);
  }
  return ended;
}

/**
 * Lets subscriptions renew again that a cancellation had ended or was to end.
 *
 * @param firstPaymentIds the payments they began with
 * @returns false, without a change, when one cannot go on as before: a renewal was due meanwhile, its first payment is undone, or
 *   its mandate was revoked
 */
export async function resumeSubscriptions(
  ctx: Context,
  tx: Tx,
  firstPaymentIds: readonly string[],
): Promise<boolean> {
  const plans: (Parameters<typeof subscriptions.resume>[2] & { id: string })[] = [];
  for (const firstPaymentId of firstPaymentIds) {
    const found = await subscriptions.selectByFirstPayment(tx.db, firstPaymentId);
    // the mandate first, as whoever revokes it does: a subscription that has ended does not make them wait
    const mandate = found && (await lockOwnMandate(tx.db, found.member_id, found.mandate_id));
    if (!mandate || mandate.revoked_at) return false;
    const subscription = await subscriptions.lockByFirstPayment(tx.db, firstPaymentId);
    const first = await getPayment(tx.db, firstPaymentId);
    if (!subscription || first.reversed_at || !['pending', 'completed'].includes(first.status)) return false;
    const plan = await planOf(tx.db, subscription);
    if (plan.next_at && plan.next_at <= ctx.clock.now()) return false;
    plans.push({ id: subscription.id, ...plan });
  }
  for (const { id, ...plan } of plans) await subscriptions.resume(tx.db, id, plan);
  return true;
}

/** How a subscription goes on: as it is while it runs, and after its end with the month after those that were collected. */
async function planOf(
  db: Db,
  { mandate_id, first_payment_id, anchor_at, first_months, cancelled_at, renewals, next_at }: SubscriptionRow,
): Promise<Pick<SubscriptionRow, 'renewals' | 'next_at'>> {
  // an announced renewal is counted and still collected
  if (cancelled_at === null) return { renewals, next_at };
  const collected = await debits.countRenewals(db, mandate_id, first_payment_id);
  return { renewals: collected, next_at: anchor_at && addMonths(anchor_at, first_months + collected) };
}

/** The running subscriptions of a member, or the one that a payment belongs to. */
export async function runningSubscriptions(
  ctx: Context,
  db: Db,
  of: subscriptions.Contracts,
): Promise<PremiumSubscription[]> {
  const running = await subscriptions.selectRunning(db, of);
  return Promise.all(running.map(subscription => premiumSubscription(ctx, db, subscription)));
}

/** Whether something that renewed for a member was ended, by whatever way; it was confirmed by mail then. */
export const hasEndedSubscription = (db: Db, memberId: string): Promise<boolean> =>
  subscriptions.hasCancelled(db, memberId);
