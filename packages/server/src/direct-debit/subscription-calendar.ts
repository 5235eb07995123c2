import type { Context } from '../context.ts';
import { addMonths } from '../payments/calendar.ts';
import { premiumStart } from '../payments/debit-payments.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as subscriptions from './subscription-queries.ts';

/** The first payment of a subscription was paid: its months are counted from where they begin. */
export async function startSubscription(ctx: Context, tx: Tx, paymentId: string): Promise<void> {
  const subscription = await subscriptions.selectByFirstPayment(tx.db, paymentId);
  if (!subscription) return;
  // they may wait for the end of other months that are paid
  const anchor = (await premiumStart(tx.db, paymentId)) ?? ctx.clock.now();
  await subscriptions.begin(tx.db, subscription.id, anchor, addMonths(anchor, subscription.first_months));
}

/** Months that are paid begin at another moment now: the subscription counts its months from there. */
export async function rescheduleSubscription(
  tx: Tx,
  { memberId, paymentId, startsAt }: { memberId: string; paymentId: string; startsAt: Date },
): Promise<void> {
  const [subscription] = await subscriptions.lockRunning(tx.db, { memberId, paymentId });
  if (!subscription?.anchor_at) return;
  const { id, mandate_id, first_months, renewals } = subscription;
  const before = await subscriptions.sumMonths(tx.db, mandate_id, startsAt);
  const anchor = addMonths(startsAt, -before);
  const next = addMonths(anchor, first_months + renewals);
  await subscriptions.noteRenewal(tx.db, id, { renewals, anchor_at: anchor, next_at: next });
}
