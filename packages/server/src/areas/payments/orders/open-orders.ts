import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import * as queries from '../settlement/payment-queries.ts';
import { cancelUnstartedWithin, syncPayment } from '../settlement/sync-payment.ts';
import { cancelPayment } from './discount-reservation.ts';

// A package has one unpaid order of a member at a time: a second press, tab or device continues with the first. An order
// that differs closes the first one, also at the provider; where that is not possible any more, the second is refused, or
// made besides where the member asks for another one.

/** Whether an open order is the one that is being made; asked after the order was found, which another tab may just have placed. */
export type IsSame = (payment: queries.PaymentRow) => boolean | Promise<boolean>;

/**
 * Prepares an order: synchronises the same one if it is open, and closes those that differ. No lock is held meanwhile.
 *
 * @returns the same order if it was paid just now
 * @throws ApiError `order_open` where one stays open, or was paid just now; `payment_provider_unavailable`
 */
export async function closeOpenOrders(
  ctx: Context,
  wanted: queries.WantedPackage,
  isSame: IsSame,
): Promise<queries.PaymentRow | null> {
  for (const open of await queries.selectOpenOrders(ctx.db, wanted)) {
    if (await isSame(open)) {
      const current = await syncPayment(ctx, open);
      if (current.status === 'completed') return current;
    } else if (!wanted.another) {
      if (open.method === 'directdebit') throw new ApiError('order_open');
      const { status } = await cancelPayment(ctx, open);
      if (status === 'pending' || status === 'completed') throw new ApiError('order_open');
    }
  }
  return null;
}

/**
 * Finds the same order where it is open; the member's wallet must be locked, so that of concurrent orders each sees the ones
 * before.
 *
 * @returns the same order; `raced` where an order that differs came in meanwhile and is at the provider, so that it has to be
 *   closed there first; null where the package has no open order
 */
export async function claimPackage(
  ctx: Context,
  tx: Tx,
  wanted: queries.WantedPackage,
  isSame: IsSame,
): Promise<queries.PaymentRow | 'raced' | null> {
  const open = await queries.selectOpenOrders(tx.db, wanted);
  for (const order of open) if (await isSame(order)) return order;
  if (wanted.another) return null;
  for (const { id } of open) {
    if (!(await cancelUnstartedWithin(ctx, tx, id))) return 'raced';
  }
  return null;
}
