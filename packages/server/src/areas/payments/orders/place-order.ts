import { createHash } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import { requireOwnPath } from '../../../domain/own-path.ts';
import { assertMaySpend, lockWallet } from '../../wallet/api.ts';
import { siteFor } from '../prices/closed-packages.ts';
import { type Discount, meetsConditions } from '../prices/discount.ts';
import { discountByCode, discountFor } from '../prices/discounts.ts';
import { findPackage, type PricedPackage } from '../prices/prices.ts';
import { assertMayBegin } from '../settlement/early-start.ts';
import * as queries from '../settlement/payment-queries.ts';
import { claimOffer, isSameOrder, releaseOffer } from './discount-reservation.ts';
import { claimPackage, closeOpenOrders, type IsSame } from './open-orders.ts';
import type { Order } from './order.ts';
import { takersOf } from './payment-methods.ts';
import { startPayment } from './start-payment.ts';

/** The payment of an order; `replayed` is true when it existed before. */
interface PlacedOrder {
  payment: queries.PaymentRow;
  replayed: boolean;
}

/**
 * Orders a package at the price that the server computes, and starts the payment at the provider, once for each key. An order
 * that the provider never answered is started again under the same key, which the provider accepts only once. An order that the
 * provider refuses (for example below the minimum amount of a payment method) ends. The same order under another key,
 * while the first one is unpaid, is answered with the first one; another order of the package closes the first one, unless it
 * is meant to be one more.
 *
 * @throws ApiError `order_open`, `package_unavailable`, `payment_method_unavailable`, `discount_code_invalid`, `invalid_request`,
 *   `idempotency_conflict`, `spending_paused`, `spending_limit_reached`, `payment_provider_unavailable`
 */
export async function placeOrder(ctx: Context, order: Order): Promise<PlacedOrder> {
  requireOwnPath(order.request.next);
  const hash = hashOf(order);
  const existing = await queries.selectByKey(ctx.db, order.buyer.id, order.key);
  const { payment, replayed } = existing
    ? { payment: existing, replayed: true }
    : await addPayment(ctx, order, hash);
  if (!payment.request_hash.equals(hash)) throw new ApiError('idempotency_conflict');
  const unstarted = payment.status === 'pending' && payment.provider_id === null;
  return { payment: unstarted ? await startPayment(ctx, order, payment) : payment, replayed };
}

function hashOf({ request }: Order): Buffer {
  const { package: id, method, country, discountcode = null, begin_at_once: begin, another, next } = request;
  // with another way back it is another order: the provider keeps the address of the first one
  const wishes = [
    ...(begin ? ['begin_at_once'] : []),
    ...(another ? ['another'] : []),
    ...(next === undefined ? [] : [next]),
  ];
  return createHash('sha256')
    .update(JSON.stringify([id, method, country, discountcode, ...wishes]))
    .digest();
}

/** The ordered package at a price, and the discount that the price includes. */
interface PricedOrder {
  priced: PricedPackage;
  discount: Discount | null;
}

/** The ordered package at the current prices: the normal one, the one with the discount of the order, and the provider to ask first. */
async function readOrder(ctx: Context, { site, buyer, request }: Order) {
  const { country, method, discountcode: code } = request;
  if (request.begin_at_once) await assertMayBegin(ctx, ctx.db, buyer.id);
  const discount = await (code === undefined
    ? discountFor(ctx, site, buyer)
    : discountByCode(ctx, site, buyer, code).then(usable => usable.code));
  if (!site.countries.includes(country)) throw invalidFields({ field: 'country', code: 'not_allowed' });
  const open = await siteFor(ctx, site, buyer.id);
  const priced = findPackage(open, request.package, country, null);
  if (!priced) throw new ApiError('package_unavailable');
  const [taker] = await takersOf(site, ctx.payments, method, country);
  if (!taker) throw new ApiError('payment_method_unavailable');
  const { normalMinor, currency } = priced.price;
  if (discount && !meetsConditions(discount, { country, method, normalMinor, currency })) {
    throw new ApiError('discount_code_invalid');
  }
  const full: PricedOrder = { priced, discount: null };
  const cheaper = discount && findPackage(open, request.package, country, discount);
  return { full, discounted: cheaper && { priced: cheaper, discount }, provider: taker.name };
}

/**
 * Adds the payment, or finds the existing one. The newest of several orders gets the discount. When it is no longer available,
 * an order with a code is refused, because its page shows the lower price; an order without a code gets the normal
 * price.
 */
async function addPayment(ctx: Context, order: Order, hash: Buffer): Promise<PlacedOrder> {
  const { site, buyer, key, request } = order;
  const { another = false } = request;
  const { full, discounted, provider } = await readOrder(ctx, order);
  const wanted = { memberId: buyer.id, siteId: site.id, packageId: full.priced.id, key, another };
  const isSame: IsSame = payment =>
    [full, discounted].some(
      one => one && isSameOrder(payment, { siteId: site.id, hash, price: one.priced.price }),
    );
  const paid = await closeOpenOrders(ctx, wanted, isSame);
  if (paid) return { payment: paid, replayed: true };
  const reservation = discounted && {
    wanted: { memberId: buyer.id, offer: discounted.discount.offer, key },
    same: { siteId: site.id, hash, price: discounted.priced.price },
    discounted,
  };
  const keptIds = reservation
    ? await releaseOffer(ctx, reservation.wanted, reservation.same)
    : new Set<string>();
  const added = await ctx.transaction(async tx => {
    // orders of one member wait for each other here, so that limits and offers are decided on the current state
    await lockWallet(tx, buyer.id);
    const existing = await queries.selectByKey(tx.db, buyer.id, key);
    if (existing) return { payment: existing, replayed: true };
    const open = await claimPackage(ctx, tx, wanted, isSame);
    if (open === 'raced') return null;
    if (open) {
      const price = { amountMinor: open.amount_minor, currency: open.currency };
      const at = ctx.clock.now();
      await assertMaySpend(ctx, tx, { site, memberId: buyer.id, price, at, except: [open.id] });
      return { payment: open, replayed: true };
    }
    let ordered = full;
    let superseded: string[] = [];
    if (reservation) {
      const claim = await claimOffer(ctx, tx, reservation.wanted, keptIds, reservation.same);
      if (claim.result === 'same-order') return { payment: claim.payment, replayed: true };
      if (claim.result === 'claimed') {
        ordered = reservation.discounted;
        superseded = claim.superseded;
      } else if (request.discountcode !== undefined) {
        throw new ApiError('discount_code_invalid');
      }
    }
    await assertMaySpend(ctx, tx, {
      site,
      memberId: buyer.id,
      price: ordered.priced.price,
      at: ctx.clock.now(),
      except: superseded,
    });
    const payment = await queries.insertPayment(tx.db, rowOf(ctx, order, hash, ordered, provider));
    if (!payment) throw new ApiError('idempotency_conflict');
    tx.after(() => ctx.metrics.business.payment(site.id, 'begun'));
    return { payment, replayed: false };
  });
  // the order that came in meanwhile is closed first
  return added ?? addPayment(ctx, order, hash);
}

function rowOf(
  ctx: Context,
  order: Order,
  hash: Buffer,
  { priced, discount }: PricedOrder,
  provider: string,
) {
  const { site, buyer, request, key } = order;
  const now = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    member_id: buyer.id,
    site_id: site.id,
    package_id: priced.id,
    credits: priced.credits,
    months: priced.months,
    amount_minor: priced.price.amountMinor,
    currency: priced.price.currency,
    country: request.country,
    method: request.method,
    discount_code: discount?.code ?? null,
    discount_percent: discount?.percent ?? null,
    discount_offer: discount?.offer ?? null,
    refund_days: site.refund_days,
    begin_requested_at: request.begin_at_once ? now : null,
    provider,
    idempotency_key: key,
    request_hash: hash,
    created_at: now,
    updated_at: now,
  };
}
