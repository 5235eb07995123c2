import { monthIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { decryptDebtor } from '../../../domain/debtor.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { assertMaySpend, lockWallet } from '../../wallet/api.ts';
import { claimOffer, releaseOffer } from '../orders/discount-reservation.ts';
import { claimPackage, closeOpenOrders, type IsSame } from '../orders/open-orders.ts';
import { offerOf } from '../prices/codes.ts';
import { type Buyer, consumeDiscount } from '../prices/discounts.ts';
import { collectionDate } from '../settlement/calendar.ts';
import { addDebitPayment, advanceCredits, type PaymentRow } from '../settlement/direct-debit-payments.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import { assertMayBegin } from '../settlement/early-start.ts';
import * as mandates from '../settlement/mandate-queries.ts';
import * as subscriptions from '../settlement/subscription-queries.ts';
import { beginsAtOnce } from '../settlement/withdrawal-period.ts';
import { assertDebitAllowed, canAdvanceCredits, lockPayer } from './limits.ts';
import { mailMandate, mailPreNotification } from './mails.ts';
import { noticeDaysOf } from './mandate-text.ts';
import { checkOtp, isOtpOf, resetAttempts } from './otp.ts';
import { ownOrder } from './unsigned-order.ts';
import * as orders from './unsigned-order-queries.ts';

/** The buyer who signs a mandate. */
export interface Signer {
  buyer: Buyer;
  ip: string;
  /** Whether they asked us to begin before the withdrawal period ends. */
  beginAtOnce: boolean;
  /** Whether they know of an open order of the package, and want one more. */
  another: boolean;
}

/**
 * Signs the mandate and orders, once for each order however often the right code is sent. The same package from the same
 * account for the same amount, while the first order of it is not collected, is that first order. The order belongs to the site where it was
 * started, also when the code is entered on another.
 *
 * @returns the id of the payment
 * @throws ApiError `not_found`, `direct_debit_code_invalid`, `direct_debit_blocked`, `direct_debit_limit_reached`,
 *   `discount_code_invalid`, `invalid_request` for a request to begin at once that is not open to the buyer, `order_open`, `spending_paused`, `spending_limit_reached`
 */
export async function confirmOrder(ctx: Context, signer: Signer, id: string, code: string): Promise<string> {
  const order = await ownOrder(ctx, signer.buyer.id, id);
  const right = await isOtpOf(ctx, order, code);
  if (order.payment_id !== null) {
    if (right) return order.payment_id;
    throw new ApiError('direct_debit_code_invalid');
  }
  if (signer.beginAtOnce) await assertMayBegin(ctx, ctx.db, order.member_id, order.iban_fingerprint);
  if (order.otp_expires_at <= ctx.clock.now()) throw new ApiError('direct_debit_code_invalid');
  const payer = { memberId: order.member_id, iban: order.iban_fingerprint };
  await checkOtp(ctx, payer, () => right);
  await resetAttempts(ctx.db, payer);
  await releaseDiscount(ctx, order);
  const wanted = {
    memberId: order.member_id,
    siteId: order.site_id,
    packageId: order.package_id,
    key: order.id,
    another: signer.another,
  };
  const paid = await closeOpenOrders(ctx, wanted, isSameDebit(ctx.db, signer, order)).catch(error => {
    // an order whose state the provider does not tell stays open
    if (error instanceof ApiError && error.code === 'payment_provider_unavailable')
      throw new ApiError('order_open');
    throw error;
  });
  if (paid) {
    await orders.markConfirmed(ctx.db, order.id, paid.id);
    return paid.id;
  }
  return ctx.transaction(async tx => {
    await lockPayer(ctx, tx.db, payer);
    const current = await orders.lockOrder(tx.db, order.id);
    if (!current) throw new ApiError('not_found');
    // the code was replaced meanwhile by a new one
    if (!current.otp_fingerprint.equals(order.otp_fingerprint))
      throw new ApiError('direct_debit_code_invalid');
    if (current.payment_id !== null) return current.payment_id;
    await lockWallet(tx, current.member_id);
    const open = await claimPackage(ctx, tx, wanted, isSameDebit(tx.db, signer, current));
    if (open === 'raced') throw new ApiError('order_open');
    if (open) {
      await orders.markConfirmed(tx.db, current.id, open.id);
      return open.id;
    }
    const payment = await sign(ctx, tx, signer, current);
    await orders.markConfirmed(tx.db, current.id, payment.id);
    return payment.id;
  });
}

/** Whether this order repeats an open one; an order that is signed as one more, with a code of its own, repeats none. */
const isSameDebit =
  (db: Db, { another }: Signer, { amount_minor, iban_fingerprint }: orders.UnsignedOrder): IsSame =>
  async payment =>
    !another &&
    payment.amount_minor === amount_minor &&
    (await debits.isDebitedFrom(db, payment.id, iban_fingerprint));

/** Cancels unpaid orders that hold the discount, as far as the provider answers. */
async function releaseDiscount(ctx: Context, order: orders.UnsignedOrder): Promise<void> {
  const { member_id: memberId, discount_code: code, id: key } = order;
  if (code === null) return;
  const site = ctx.sites.byId(order.site_id);
  await releaseOffer(ctx, { memberId, offer: offerOf(site, code), key }).catch(error => {
    // an order whose state the provider does not tell keeps the discount, and this order is refused below
    if (!(error instanceof ApiError)) throw error;
  });
}

async function sign(
  ctx: Context,
  tx: Tx,
  { buyer, ip, beginAtOnce }: Signer,
  order: orders.UnsignedOrder,
): Promise<PaymentRow> {
  const site = ctx.sites.byId(order.site_id);
  const collectAt = collectionDate(site, ctx.clock.now(), noticeDaysOf(order));
  const payer = { memberId: buyer.id, iban: order.iban_fingerprint, phone: order.phone_fingerprint };
  const { amount_minor: amountMinor, renewal_minor: renewalMinor } = order;
  await assertDebitAllowed(ctx, tx.db, site, payer, { amountMinor, renewalMinor, at: collectAt });
  const payment = await addPayment(ctx, tx, { site, order, at: collectAt, beginAtOnce });
  const mandate = await storeMandate(ctx, tx, order, ip);
  const subscriptionId = await storeSubscription(ctx, tx, order, mandate.id, payment.id);
  const advanced = beginsAtOnce(payment) && (await canAdvanceCredits(tx.db, payer, amountMinor));
  const debit = await debits.insertDebit(tx.db, {
    payment_id: payment.id,
    mandate_id: mandate.id,
    member_id: buyer.id,
    site_id: site.id,
    subscription_id: subscriptionId,
    iban_fingerprint: order.iban_fingerprint,
    amount_minor: amountMinor,
    month: monthIn(site.time_zone, collectAt),
    collect_at: collectAt,
    state: 'announced',
    advanced,
    claimed_until: null,
  });
  if (advanced) await advanceCredits(ctx, tx, payment);
  const mail = { site, origin: siteOrigin(ctx, site), mandate };
  await mailMandate(ctx, tx, mail, { payment, debit, debtor: decryptDebtor(ctx, order) });
  await mailPreNotification(ctx, tx, mail, debit);
  return payment;
}

async function addPayment(
  ctx: Context,
  tx: Tx,
  of: { site: Site; order: orders.UnsignedOrder; at: Date; beginAtOnce: boolean },
): Promise<PaymentRow> {
  const { site, order, at, beginAtOnce } = of;
  const { member_id: memberId, discount_code: code, discount_percent: percent } = order;
  const price = { amountMinor: order.amount_minor, currency: 'EUR' } as const;
  await assertMaySpend(ctx, tx, { site, memberId, price, at });
  const offer = code === null ? null : offerOf(site, code);
  if (offer !== null) {
    const claim = await claimOffer(ctx, tx, { memberId, offer, key: order.id }, new Set());
    // a debit uses its discount now: it cannot wait until another order has ended at the provider
    if (claim.result !== 'claimed' || claim.superseded.length > 0)
      throw new ApiError('discount_code_invalid');
  }
  const payment = await addDebitPayment(ctx, tx, {
    memberId,
    site,
    packageId: order.package_id,
    credits: order.credits,
    months: order.months,
    amountMinor: order.amount_minor,
    country: order.country,
    discount: code === null ? null : { code, percent, offer },
    beginRequestedAt: beginAtOnce ? ctx.clock.now() : null,
    key: order.id,
  });
  if (code === null) return payment;
  // a debit is pending for days: its discount counts as used now, or it could be used again meanwhile
  const used = await consumeDiscount(ctx, tx, { memberId, code, offer, paymentId: payment.id });
  if (!used) throw new ApiError('discount_code_invalid');
  return payment;
}

async function storeMandate(ctx: Context, tx: Tx, order: orders.UnsignedOrder, ip: string) {
  const id = ctx.ids.uuid();
  return mandates.insertMandate(tx.db, {
    id,
    member_id: order.member_id,
    site_id: order.site_id,
    reference: order.reference,
    creditor: JSON.stringify(order.creditor),
    debtor: ctx.encryption.encrypt(ctx.encryption.decrypt(order.debtor, order.id), id),
    iban_fingerprint: order.iban_fingerprint,
    iban_country: order.iban_country,
    iban_last4: order.iban_last4,
    language: order.language,
    text_version: order.text_version,
    notice_days: order.notice_days,
    text: order.text,
    ip,
    signed_at: ctx.clock.now(),
    revoked_at: null,
    customer_id: null,
    provider_mandate_id: null,
    erase_at: null,
  });
}

async function storeSubscription(
  ctx: Context,
  tx: Tx,
  order: orders.UnsignedOrder,
  mandateId: string,
  paymentId: string,
): Promise<string | null> {
  if (order.months === null || order.renewal_minor === null) return null;
  const id = ctx.ids.uuid();
  await subscriptions.insertSubscription(tx.db, {
    id,
    mandate_id: mandateId,
    member_id: order.member_id,
    site_id: order.site_id,
    package_id: order.package_id,
    country: order.country,
    amount_minor: order.renewal_minor,
    credits: order.credits,
    first_payment_id: paymentId,
    first_months: order.months,
  });
  return id;
}
