import type { Context } from '../context.ts';
import { offerIsOpen } from '../discounts/discounts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './payment-queries.ts';
import { endPayment, syncPayment } from './settle.ts';

/** An offer that an order wants to use; the key is the order's own. */
interface Wanted {
  memberId: string;
  offer: string;
  key: string;
}

/**
 * Takes an offer back from the member's other orders that nobody has paid: a price of one offer is agreed with one order
 * at a time, so that many open pages cannot all be paid at it. An order that cannot be ended keeps the offer.
 */
export async function freeOffer(ctx: Context, wanted: Wanted): Promise<void> {
  for (const held of await queries.selectHolding(ctx.db, wanted)) {
    if (held.member_id !== wanted.memberId) continue;
    if (held.provider_id === null) {
      await endPayment(ctx, held.id, 'cancelled');
      continue;
    }
    await ctx.payments.cancel(held.provider_id);
    await syncPayment(ctx, held);
  }
}

/**
 * Reserves an offer for the payment that is added next in this transaction; the member's wallet must be locked.
 *
 * @throws ApiError `discount_code_invalid` when it was used, or when another open order holds it
 */
export async function reserveOffer(tx: Tx, wanted: Wanted): Promise<void> {
  if (wanted.offer.startsWith('once:')) await queries.lockOffer(tx.db, wanted.offer);
  const open = await offerIsOpen(tx.db, wanted.memberId, wanted.offer);
  const holding = await queries.selectHolding(tx.db, wanted);
  if (!open || holding.length > 0) throw new ApiError('discount_code_invalid');
}
