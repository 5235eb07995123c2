import type { Money } from '@velluto/rules';
import type { Context } from '../context.ts';
import { offerIsOpen } from '../discounts/discounts.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './payment-queries.ts';
import { cancelUnbegun, syncPayment } from './settle.ts';

/** An offer that an order wants to use; the key is the order's own. */
interface Wanted {
  memberId: string;
  offer: string;
  key: string;
}

/** What an order is recognised by when it is made again under another key. */
interface Twin {
  siteId: string;
  hash: Buffer;
  price: Money;
}

/**
 * Takes an offer back from the member's other orders that nobody has paid: a price of one offer is agreed with one order
 * at a time, so that many open pages cannot all be paid at it. An order that cannot be ended keeps the offer.
 *
 * @param twin one that is the very same at the same price and can still be paid is not undone but given back: whoever
 *   pressed twice, in two tabs too, goes on with it
 * @throws ApiError `payment_provider_unavailable`
 */
export async function freeOffer(
  ctx: Context,
  wanted: Wanted,
  twin?: Twin,
): Promise<'free' | 'kept' | queries.PaymentRow> {
  let kept = false;
  for (const held of await queries.selectHolding(ctx.db, wanted)) {
    // a direct debit is signed, and collected when its day comes
    if (held.member_id !== wanted.memberId || held.method === 'directdebit') {
      kept = true;
      continue;
    }
    const same = twin !== undefined && isTwin(held, twin);
    const current = await (same ? syncPayment(ctx, held) : cancelled(ctx, held));
    if (current.status !== 'pending') continue;
    if (same) return current;
    kept = true;
  }
  return kept ? 'kept' : 'free';
}

const isTwin = (held: queries.PaymentRow, { siteId, hash, price }: Twin) =>
  held.site_id === siteId &&
  held.request_hash.equals(hash) &&
  held.amount_minor === price.amountMinor &&
  held.currency === price.currency;

async function cancelled(ctx: Context, held: queries.PaymentRow): Promise<queries.PaymentRow> {
  // its own page may begin it right now: then the provider must end it
  const current = held.provider_id === null ? await cancelUnbegun(ctx, held.id) : held;
  if (current.status !== 'pending' || current.provider_id === null) return current;
  await ctx.payments.cancel(current.provider_id);
  return syncPayment(ctx, current);
}

/**
 * Reserves an offer for the payment that is added next in this transaction; the member's wallet must be locked.
 *
 * @returns false when it was used, or when another open order holds it
 */
export async function reserveOffer(tx: Tx, wanted: Wanted): Promise<boolean> {
  if (wanted.offer.startsWith('once:')) await queries.lockOffer(tx.db, wanted.offer);
  const open = await offerIsOpen(tx.db, wanted.memberId, wanted.offer);
  return open && (await queries.selectHolding(tx.db, wanted)).length === 0;
}
