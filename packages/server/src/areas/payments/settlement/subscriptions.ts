import type { Context } from '../../../context/context.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { addMonths } from './calendar.ts';
import { cancelAnnounced } from './direct-debit-collection.ts';
import { getPayment } from './direct-debit-payments.ts';
import * as debits from './direct-debit-queries.ts';
import { lockOwnMandate } from './mandate-queries.ts';
import { premiumEnds } from './premium.ts';
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

/** How a cancellation ends subscriptions. */
interface Ending {
  /** First moment of the day with which they may end; what is paid for less long renews until then. At once when left out. */
  from?: Date | undefined;
  /** Key of the declaration without log-in that ends them: it can be taken back. */
  declaration?: string;
}

/**
 * Ends subscriptions of a member: all of them, those that were ordered by a moment, or the one that a payment belongs to. Announced renewals are not
 * collected; paid time stays until its end. What a declaration without log-in had ended stays ended from now on, also when that
 * is taken back.
 *
 * @returns the subscriptions that ended now or got this end, without those that had it before
 */
export async function cancelSubscriptions(
  ctx: Context,
  tx: Tx,
  of: subscriptions.Contracts,
  { from, declaration }: Ending = {},
): Promise<PremiumSubscription[]> {
  const now = ctx.clock.now();
  const ended: PremiumSubscription[] = [];
  for (const subscription of await subscriptions.lockEndable(tx.db, of)) {
    const { id, cancelled_at, renew_until } = subscription;
    if (cancelled_at !== null) {
      if (declaration === undefined) await subscriptions.end(tx.db, id, now);
      continue;
    }
    // taking a declaration back does not restore an end that was wished before
    const declaredBy = renew_until === null ? (declaration ?? null) : null;
    const contract = await premiumSubscription(ctx, tx.db, subscription);
    if (from && contract.endsAt < from) {
      await subscriptions.renewUntil(tx.db, id, from, declaredBy);
      if (renew_until?.getTime() !== from.getTime()) ended.push(contract);
      continue;
    }
    // the first payment stays: the order was made with an obligation to pay
    await cancelAnnounced(ctx, tx, subscription.mandate_id, subscription.first_payment_id);
    await subscriptions.end(tx.db, id, now, declaredBy);
    ended.push(contract);
  }
  return ended;
}

/**
 * Lets subscriptions renew again that a declaration without log-in, and nothing else since, had ended or was to end.
 *
 * @param declaration its key
 * @returns the payments they began with; none, without a change, where one cannot go on as before: a renewal was due meanwhile,
 *   its first payment is undone, or its mandate was revoked
 */
export async function resumeSubscriptions(ctx: Context, tx: Tx, declaration: string): Promise<string[]> {
  const plans: { id: string; paymentId: string; plan: Awaited<ReturnType<typeof planOf>> }[] = [];
  for (const { id, member_id, mandate_id } of await subscriptions.selectDeclared(tx.db, declaration)) {
    // the mandate first, as whoever revokes it does
    const mandate = await lockOwnMandate(tx.db, member_id, mandate_id);
    const subscription = await subscriptions.lockDeclared(tx.db, declaration, id);
    if (!subscription) continue;
    const first = await getPayment(tx.db, subscription.first_payment_id);
    if (!mandate || mandate.revoked_at) return [];
    if (first.reversed_at || !['pending', 'completed'].includes(first.status)) return [];
    const plan = await planOf(tx.db, subscription);
    if (plan.next_at && plan.next_at <= ctx.clock.now()) return [];
    plans.push({ id, paymentId: first.id, plan });
  }
  for (const { id, plan } of plans) await subscriptions.resume(tx.db, id, plan);
  return plans.map(({ paymentId }) => paymentId);
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
