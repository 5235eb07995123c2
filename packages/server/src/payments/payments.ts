import { createHash } from 'node:crypto';
import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { Context } from '../context.ts';
import {
  type Buyer,
  type Discount,
  discountByCode,
  discountFor,
  meetsConditions,
} from '../discounts/discounts.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { translator } from '../mail/translate.ts';
import type { Site } from '../sites/site.ts';
import { assertMaySpend } from '../wallet/limits.ts';
import { lockWallet } from '../wallet/wallet.ts';
import { paymentMessages } from './messages.ts';
import { freeOffer, reserveOffer } from './offers.ts';
import * as queries from './payment-queries.ts';
import { findOffer, methodsFor, type Offer } from './prices.ts';
import { syncReversals } from './reversals.ts';
import { cancelUnbegun, checkEnded, syncPayment } from './settle.ts';

type Payment = components['schemas']['Payment'];

/** An order as it comes in. */
export interface Order {
  site: Site;
  buyer: Buyer;
  language: Language;
  /** Scheme, host and port of the site, for the way back from the provider. */
  origin: string;
  /** Value of `Idempotency-Key`. */
  key: string;
  request: components['schemas']['CreatePaymentRequest'];
}

/**
 * Orders a package at the price the server computes and begins the payment at the provider, once for each key. An order
 * that the provider never answered is begun again by the same key; the provider takes the same order once. One that the
 * provider refuses, perhaps for being below the least amount of its method, has ended. The same
 * order under another key, while the first holds the discount and waits to be paid, is answered with the first.
 *
 * @throws ApiError `package_unavailable`, `payment_method_unavailable`, `discount_code_invalid`, `invalid_request`,
 *   `idempotency_conflict`, `spending_paused`, `spending_limit_reached`, `payment_provider_unavailable`
 */
export async function createPayment(
  ctx: Context,
  order: Order,
): Promise<{ payment: queries.PaymentRow; replayed: boolean }> {
  const hash = hashOf(order);
  const known = await queries.selectByKey(ctx.db, order.buyer.id, order.key);
  const { payment, replayed } = known
    ? { payment: known, replayed: true }
    : await addPayment(ctx, order, hash);
  if (!payment.request_hash.equals(hash)) throw new ApiError('idempotency_conflict');
  const begun = payment.status === 'pending' && payment.provider_id === null;
  return { payment: begun ? await begin(ctx, order, payment) : payment, replayed };
}

function hashOf({ request }: Order): Buffer {
  const { package: id, method, country, discountcode = null } = request;
  return createHash('sha256')
    .update(JSON.stringify([id, method, country, discountcode]))
    .digest();
}

/** The discount an order asks for: the code it names, or else the one that is in the buyer's prices. */
async function discountOf(ctx: Context, { site, buyer, request }: Order): Promise<Discount | null> {
  const { discountcode: code } = request;
  return code === undefined ? discountFor(ctx, site, buyer) : discountByCode(ctx, site, buyer, code);
}

/** What was ordered, at the price of this moment. */
async function priced(ctx: Context, { site, request }: Order, discount: Discount | null): Promise<Priced> {
  const { country, method } = request;
  if (!site.countries.includes(country)) throw invalidFields({ field: 'country', code: 'not_allowed' });
  const offer = findOffer(site, request.package, country, discount);
  if (!offer) throw new ApiError('package_unavailable');
  if (!(await methodsFor(site, ctx.payments, country)).includes(method)) {
    throw new ApiError('payment_method_unavailable');
  }
  const { normalMinor, currency } = offer.price;
  if (discount && !meetsConditions(discount, { country, method, normalMinor, currency })) {
    throw new ApiError('discount_code_invalid');
  }
  return { offer, discount };
}

interface Priced {
  offer: Offer;
  discount: Discount | null;
}

interface Added {
  payment: queries.PaymentRow;
  replayed: boolean;
}

/** Orders at the same moment take an offer from each other, one of them being done each time; more are no member's. */
const rounds = 8;

/**
 * Adds the payment, or finds the one there is. The last of several orders has the discount. Where it cannot be had any
 * more, an order that named its code is refused, for its page shows the lower price; one that named none has the price
 * without.
 */
async function addPayment(ctx: Context, order: Order, hash: Buffer): Promise<Added> {
  for (let round = 0; round < rounds; round += 1) {
    const wish = await priced(ctx, order, await discountOf(ctx, order));
    if (wish.discount) {
      const wanted = { memberId: order.buyer.id, offer: wish.discount.offer, key: order.key };
      const twin = { siteId: order.site.id, hash, price: wish.offer.price };
      const found = await freeOffer(ctx, wanted, twin);
      if (found === 'kept') break;
      if (found !== 'free') return { payment: found, replayed: true };
    }
    const added = await tryToAdd(ctx, order, hash, wish);
    if (added) return added;
  }
  if (order.request.discountcode !== undefined) throw new ApiError('discount_code_invalid');
  const added = await tryToAdd(ctx, order, hash, await priced(ctx, order, null));
  if (!added) throw new Error('an order without discount waits for none');
  return added;
}

/** Adds the payment at this price; undefined when somebody took its discount since. */
async function tryToAdd(
  ctx: Context,
  order: Order,
  hash: Buffer,
  { offer, discount }: Priced,
): Promise<Added | undefined> {
  const { site, buyer, key } = order;
  return ctx.transaction(async tx => {
    // orders of one member go one after the other: limits and offers are decided on what is really there
    await lockWallet(tx, buyer.id);
    const known = await queries.selectByKey(tx.db, buyer.id, key);
    if (known) return { payment: known, replayed: true };
    const wanted = discount && { memberId: buyer.id, offer: discount.offer, key };
    if (wanted && !(await reserveOffer(tx, wanted))) return undefined;
    await assertMaySpend(ctx, tx, {
      ...{ site, memberId: buyer.id, price: offer.price },
      at: ctx.clock.now(),
    });
    const payment = await queries.insertPayment(tx.db, rowOf(ctx, order, hash, { offer, discount }));
    if (!payment) throw new ApiError('idempotency_conflict');
    return { payment, replayed: false };
  });
}

function rowOf(ctx: Context, order: Order, hash: Buffer, { offer, discount }: Priced) {
  const { site, buyer, request, key } = order;
  const now = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    member_id: buyer.id,
    site_id: site.id,
    package_id: offer.id,
    credits: offer.credits,
    months: offer.months,
    amount_minor: offer.price.amountMinor,
    currency: offer.price.currency,
    country: request.country,
    method: request.method,
    discount_code: discount?.code ?? null,
    discount_percent: discount?.percent ?? null,
    discount_offer: discount?.offer ?? null,
    refund_days: site.refund_days,
    provider: ctx.payments.name,
    idempotency_key: key,
    request_hash: hash,
    created_at: now,
    updated_at: now,
  };
}

async function begin(ctx: Context, order: Order, payment: queries.PaymentRow): Promise<queries.PaymentRow> {
  const t = await translator(order.language);
  const started = await ctx.payments.create({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: order.request.method,
    description: t(paymentMessages.description.id, { site: order.site.name, credits: payment.credits }),
    language: order.language,
    redirectUrl: `${order.origin}/transactions/${payment.id}`,
    webhookUrl: `${order.origin}/api/payment-webhook.php`,
  });
  if (!started) {
    ctx.log.error({ payment: payment.id }, 'the payment provider refuses an order');
    await cancelUnbegun(ctx, payment.id);
    throw new ApiError('payment_method_unavailable');
  }
  const attached = await queries.attachProvider(ctx.db, payment.id, payment.provider, started);
  return attached ?? queries.selectById(ctx.db, payment.id);
}

/** A payment of the member's own; while it is pending the provider is asked as well, if it answers. */
export async function ownPayment(ctx: Context, memberId: string, id: string): Promise<queries.PaymentRow> {
  const known = parseId(id);
  const payment = known && (await queries.selectOwn(ctx.db, memberId, known));
  if (!payment) throw new ApiError('not_found');
  return syncPayment(ctx, payment).catch(error => {
    if (error instanceof ApiError) return payment;
    throw error;
  });
}

/**
 * The provider says that a payment changed, or money of it went back. Only the id is taken from that; the state is
 * fetched. A payment that we began but whose id we never learned (a crash in between) is recognised by our own id in the
 * provider's records.
 */
export async function hearOfPayment(ctx: Context, providerId: string): Promise<void> {
  const provider = ctx.payments.name;
  const payment =
    (await queries.selectByProviderId(ctx.db, provider, providerId)) ?? (await recognise(ctx, providerId));
  if (!payment) return;
  const current = await syncPayment(ctx, payment);
  // what this very call ended is known to be as the provider tells
  if (payment.status !== 'pending') await checkEnded(ctx, current);
  await syncReversals(ctx, current);
}

async function recognise(ctx: Context, providerId: string): Promise<queries.PaymentRow | undefined> {
  const known = await ctx.payments.get(providerId);
  const id = known?.paymentId ? parseId(known.paymentId) : null;
  return id === null ? undefined : queries.attachProvider(ctx.db, id, ctx.payments.name, { providerId });
}

/** A payment on the wire. */
export function paymentToWire(payment: queries.PaymentRow): Payment {
  return {
    payment_id: payment.id,
    status: payment.status,
    checkout_url: payment.status === 'pending' ? payment.checkout_url : null,
    package: payment.package_id,
    credits: payment.credits,
    amount: { amount_minor: payment.amount_minor, currency: payment.currency },
    method: payment.method,
    refund_days: payment.refund_days,
    created_at: payment.created_at.toISOString(),
  };
}
