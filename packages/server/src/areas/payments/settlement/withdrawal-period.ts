import { dayIn, daysAfter, startOfDay } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { PaymentRow } from './payment-queries.ts';
import { sellerOf } from './receipts.ts';

/** The moment after which one cannot withdraw any more: the day of the purchase does not count, and the last day counts as a whole. */
export function endOfWithdrawal(
  ctx: Context,
  payment: Pick<PaymentRow, 'site_id' | 'refund_days'>,
  paidAt: Date,
): Date {
  const { time_zone: zone } = sellerOf(ctx, payment);
  return new Date(startOfDay(zone, daysAfter(dayIn(zone, paidAt), payment.refund_days + 1)) - 1);
}

/**
 * Whether a purchase begins as soon as it is paid: its buyer asked for that expressly, or nobody can withdraw from it. Otherwise
 * nothing of it can be used before the withdrawal period has ended, so that nothing can be used up and repaid.
 */
export const beginsAtOnce = (payment: Pick<PaymentRow, 'refund_days' | 'begin_requested_at'>): boolean =>
  payment.refund_days === 0 || payment.begin_requested_at !== null;
