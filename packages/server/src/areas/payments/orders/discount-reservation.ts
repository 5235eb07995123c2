import type { Money } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isOfferAvailable } from '../prices/discounts.ts';
import * as queries from '../settlement/payment-queries.ts';
import { cancelUnstarted, cancelUnstartedWithin, syncPayment } from '../settlement/sync-payment.ts';

// The offer of a discount is reserved for one unpaid order at a time, so that many open payment pages cannot all use its
// price: the newest order gets it. The provider is called before (releaseOffer) and after (endSuperseded); which order
// gets the offer is decided in between, under the locks of wallet and offer (claimOffer).

/** An offer that an order wants to use; `key` is the idempotency key of the order. */
export interface WantedOffer {
  memberId: string;
  offer: string;
  key: string;
}

/** Identifies the same order when it is sent again under another key. */
export interface OrderIdentity {
  siteId: string;
  hash: Buffer;
  price: Money;
}

/** Whether a payment is the same order, sent again under another key. */
export const isSameOrder = (payment: queries.PaymentRow, { siteId, hash, price }: OrderIdentity) =>
  payment.site_id === siteId &&
  payment.request_hash.equals(hash) &&
  payment.amount_minor === price.amountMinor &&
  payment.currency === price.currency;

/** Whether an order may not be cancelled by the member's newer order: another member's, or a signed direct debit. */
const isFirm = (payment: queries.PaymentRow, { memberId }: WantedOffer) =>
  payment.member_id !== memberId || payment.method === 'directdebit';

/**
 * Cancels the member's other unpaid orders with an offer, as far as the provider allows. The very same order is not
 * cancelled but synchronised, so that a second click, also in another tab, continues with it.
 *
 * @returns ids of the orders that keep the offer
 * @throws ApiError `payment_provider_unavailable`
 */
export async function releaseOffer(
  ctx: Context,
  wanted: WantedOffer,
  order?: OrderIdentity,
): Promise<Set<string>> {
  const keptIds = new Set<string>();
  for (const holder of await queries.selectHolding(ctx.db, wanted)) {
    if (isFirm(holder, wanted)) {
      keptIds.add(holder.id);
    } else if (order && isSameOrder(holder, order)) {
      await syncPayment(ctx, holder);
    } else {
      const { status } = await cancelPayment(ctx, holder);
      if (status === 'pending') keptIds.add(holder.id);
    }
  }
  return keptIds;
}

/** Cancels an order that is not paid, also at the provider, as far as that allows it; without its key it stays open. */
export async function cancelPayment(ctx: Context, holder: queries.PaymentRow): Promise<queries.PaymentRow> {
  // the request of that order may be starting it at the provider right now: then it has to be cancelled there
  const current = holder.provider_id === null ? await cancelUnstarted(ctx, holder.id) : holder;
  if (current.status !== 'pending' || current.provider_id === null) return current;
  await ctx.payments.of(current.provider)?.cancel(current.provider_id);
  return syncPayment(ctx, current);
}

/** The result of a claim: this order gets the offer, another order keeps it, or the very same order exists already. */
export type Claim =
  | { result: 'claimed'; superseded: string[] }
  | { result: 'taken' }
  | { result: 'same-order'; payment: queries.PaymentRow };

/**
 * Claims an offer for the payment that is added next in this transaction; the member's wallet must be locked. Concurrent orders
 * that were not started at the provider end here; those that were are left for `endSuperseded`.
 *
 * @param kept ids of the orders that `releaseOffer` could not cancel
 */
export async function claimOffer(
  ctx: Context,
  tx: Tx,
  wanted: WantedOffer,
  kept: ReadonlySet<string>,
  order?: OrderIdentity,
): Promise<Claim> {
  await queries.lockOffer(tx.db, wanted);
  if (!(await isOfferAvailable(tx.db, wanted.memberId, wanted.offer))) return { result: 'taken' };
  const holders = await queries.selectHolding(tx.db, wanted);
  const payment = order && holders.find(holder => !isFirm(holder, wanted) && isSameOrder(holder, order));
  if (payment) return { result: 'same-order', payment };
  if (holders.some(holder => isFirm(holder, wanted) || kept.has(holder.id))) return { result: 'taken' };
  const superseded: string[] = [];
  for (const { id } of holders) {
    if (!(await cancelUnstartedWithin(ctx, tx, id))) superseded.push(id);
  }
  return { result: 'claimed', superseded };
}

/**
 * Cancels at the provider the orders that lost the offer to this one, before this order is started there.
 *
 * @returns false when one of them keeps the offer after all
 * @throws ApiError `payment_provider_unavailable`
 */
export async function endSuperseded(ctx: Context, payment: queries.PaymentRow): Promise<boolean> {
  const { id, member_id: memberId, discount_offer: offer, idempotency_key: key } = payment;
  if (offer === null) return true;
  const holders = await queries.selectHolding(ctx.db, { memberId, offer, key });
  // a newer order has cancelled this one before its start; while this one is pending, all other holders are older
  if ((await queries.selectById(ctx.db, id)).status !== 'pending') return true;
  for (const holder of holders) {
    const { status } = await cancelPayment(ctx, holder);
    if (status === 'pending' || status === 'completed') return false;
  }
  return true;
}
