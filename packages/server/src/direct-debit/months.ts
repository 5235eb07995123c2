import { monthsLater } from '../payments/months.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as subscriptions from './subscription-queries.ts';

/** Months that are paid begin at another moment now: what renews with them counts its months from there. */
export async function monthsMoved(
  tx: Tx,
  { memberId, paymentId, startsAt }: { memberId: string; paymentId: string; startsAt: Date },
): Promise<void> {
  const [renewing] = await subscriptions.lockRunning(tx.db, { memberId, paymentId });
  if (!renewing?.anchor_at) return;
  const { id, mandate_id, first_months, renewals } = renewing;
  const before = await subscriptions.sumMonths(tx.db, mandate_id, startsAt);
  const anchor = monthsLater(startsAt, -before);
  const next = monthsLater(anchor, first_months + renewals);
  await subscriptions.noteRenewal(tx.db, id, { renewals, anchor_at: anchor, next_at: next });
}
