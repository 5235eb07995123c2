import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { addMonths } from './calendar.ts';
import { premiumStart } from './direct-debit-payments.ts';
import * as subscriptions from './subscription-queries.ts';

/** Starts the calendar of a subscription whose first payment was paid: its months are counted from when they begin. */
export async function startSubscription(ctx: Context, tx: Tx, paymentId: string): Promise<void> {
  const subscription = await subscriptions.selectByFirstPayment(tx.db, paymentId);
  if (!subscription) return;
  // the months begin after other premium time that is paid already
  const anchor = (await premiumStart(tx.db, paymentId)) ?? ctx.clock.now();
  await subscriptions.begin(tx.db, subscription.id, anchor, addMonths(anchor, subscription.first_months));
}

/** Moves the calendar of a subscription when the begin of its paid months has moved. */
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
  await subscriptions.recordRenewal(tx.db, id, { renewals, anchor_at: anchor, next_at: next });
}
