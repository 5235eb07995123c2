import type { components } from '@velluto/api-client/schema';
import {
  DIRECT_DEBIT_CODES,
  DIRECT_DEBIT_RESEND_SECONDS,
  dayIn,
  type Language,
  monthlyShare,
} from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { type Debtor, decryptDebtor } from '../../../domain/debtor.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { assertMaySpend } from '../../wallet/api.ts';
import { directDebitTerms } from '../orders/payment-methods.ts';
import { siteFor } from '../prices/closed-packages.ts';
import { meetsConditions } from '../prices/discount.ts';
import { type Buyer, discountByCode, discountFor } from '../prices/discounts.ts';
import { findPackage, type PricedPackage } from '../prices/prices.ts';
import { collectionDate } from '../settlement/calendar.ts';
import { readDebtor } from './debtor.ts';
import { assertDebitAllowed, canAdvanceCredits, lockPayer } from './limits.ts';
import { creditorOf, MANDATE_VERSION, mandateReference, mandateText, noticeDaysOf } from './mandate-text.ts';
import { assertOtpAllowed, attemptState, blockedError, createOtp, resendAt, sendOtp } from './otp.ts';
import * as orders from './unsigned-order-queries.ts';

/** The buyer and the site where they order. */
export interface BuyerContext {
  site: Site;
  buyer: Buyer;
  language: Language;
  /** Host under which the visitor reaches the site: the code is bound to it. */
  host: string;
}

/** The data of an order. */
export interface OrderRequest {
  country: string;
  form: components['schemas']['StartDirectDebitRequest'];
}

/**
 * Checks an order, stores it and sends the code by which the buyer will sign it.
 *
 * @throws ApiError `invalid_request`, `payment_method_unavailable`, `package_unavailable`, `discount_code_invalid`,
 *   `direct_debit_blocked`, `direct_debit_limit_reached`, `spending_paused`, `spending_limit_reached`, `rate_limited`
 */
export async function placeDebitOrder(
  ctx: Context,
  context: BuyerContext,
  request: OrderRequest,
): Promise<orders.UnsignedOrder> {
  const { site, buyer, language, host } = context;
  const { country, form } = request;
  const { debtor, phoneHint } = await readDebtor(site, country, form);
  const terms = directDebitTerms(site, ctx.payments, country);
  if (!terms) throw new ApiError('payment_method_unavailable');
  const { priced, discount } = await priceOrder(ctx, context, request);
  const { amountMinor } = priced.price;
  const renewalMinor = priced.months === null ? null : monthlyShare(priced.price.normalMinor, priced.months);

  const id = ctx.ids.uuid();
  const { iban, phone } = await fingerprints(ctx, debtor);
  const { code, stored } = await createOtp(ctx, id);
  const creditor = creditorOf(site, terms.creditor_id);
  const renewal =
    renewalMinor === null ? null : { amountMinor: renewalMinor, afterMonths: priced.months ?? 1 };
  const text = await mandateText(language, creditor, { amountMinor, renewal, noticeDays: terms.notice_days });
  const now = ctx.clock.now();
  return ctx.transaction(async tx => {
    const payer = { memberId: buyer.id, iban, phone };
    await lockPayer(ctx, tx.db, payer, phone);
    const at = collectionDate(site, now, terms.notice_days);
    await assertDebitAllowed(ctx, tx.db, site, payer, { amountMinor, renewalMinor, at });
    await assertMaySpend(ctx, tx, { site, memberId: buyer.id, price: priced.price, at });
    await assertOtpAllowed(ctx, tx.db, payer);
    const order = await orders.insertOrder(tx.db, {
      id,
      member_id: buyer.id,
      site_id: site.id,
      package_id: priced.id,
      country,
      credits: priced.credits,
      months: priced.months,
      amount_minor: amountMinor,
      renewal_minor: renewalMinor,
      discount_code: discount?.code ?? null,
      discount_percent: discount?.percent ?? null,
      reference: mandateReference(site.id, ctx.ids.key()),
      creditor: JSON.stringify(creditor),
      language,
      text_version: MANDATE_VERSION,
      notice_days: terms.notice_days,
      text: text.join('\n'),
      debtor: ctx.encryption.encrypt(JSON.stringify(debtor), id),
      iban_fingerprint: iban,
      iban_country: debtor.iban.slice(0, 2),
      iban_last4: debtor.iban.slice(-4),
      phone_fingerprint: phone,
      phone_hint: phoneHint,
      ...stored,
      codes_sent: 1,
      created_at: now,
    });
    await sendOtp(ctx, tx, { site, language, host, phone: debtor.phone, order, code });
    return order;
  });
}

async function priceOrder(ctx: Context, { site, buyer }: BuyerContext, { country, form }: OrderRequest) {
  const discount =
    form.discountcode === undefined
      ? await discountFor(ctx, site, buyer)
      : (await discountByCode(ctx, site, buyer, form.discountcode)).code;
  const open = await siteFor(ctx, site, buyer.id);
  const priced: PricedPackage | null = findPackage(open, form.package, country, discount);
  if (!priced) throw new ApiError('package_unavailable');
  const { normalMinor, currency } = priced.price;
  if (discount && !meetsConditions(discount, { country, method: 'directdebit', normalMinor, currency })) {
    throw new ApiError('discount_code_invalid');
  }
  // a bank does not collect an amount of 0
  if (priced.price.amountMinor === 0) throw new ApiError('payment_method_unavailable');
  return { priced, discount };
}

/** Fingerprints of the bank account and the phone number, by which limits are counted. */
async function fingerprints(ctx: Context, { iban, phone }: Debtor) {
  return {
    iban: await ctx.encryption.fingerprint(`iban:${iban}`),
    phone: await ctx.encryption.fingerprint(`phone:${phone}`),
  };
}

/**
 * Sends another code for an order; the earlier code becomes invalid.
 *
 * @throws ApiError `not_found`, `direct_debit_blocked`, `rate_limited`
 */
export async function resendCode(
  ctx: Context,
  context: BuyerContext,
  orderId: string,
): Promise<orders.UnsignedOrder> {
  const { buyer, language, host } = context;
  const existing = await ownOrder(ctx, buyer.id, orderId);
  if (existing.payment_id !== null) throw new ApiError('not_found');
  const now = ctx.clock.now();
  const { code, stored } = await createOtp(ctx, existing.id);
  const { phone } = decryptDebtor(ctx, existing);
  const payer = { memberId: buyer.id, iban: existing.iban_fingerprint };
  return ctx.transaction(async tx => {
    await lockPayer(ctx, tx.db, payer, existing.phone_fingerprint);
    const { blockedUntil } = await attemptState(ctx, tx.db, payer);
    if (blockedUntil) throw blockedError(blockedUntil, now);
    await assertOtpAllowed(ctx, tx.db, { ...payer, phone: existing.phone_fingerprint });
    const pause = DIRECT_DEBIT_RESEND_SECONDS * 1_000;
    const limits = { lastSentBefore: new Date(now.getTime() - pause), codes: DIRECT_DEBIT_CODES };
    const order = await orders.replaceCode(tx.db, existing.id, stored, limits);
    if (!order) throw new ApiError('rate_limited', { minutes: 1 });
    const site = ctx.sites.byId(order.site_id);
    await sendOtp(ctx, tx, { site, language, host, phone, order, code });
    return order;
  });
}

type Order = components['schemas']['DirectDebitOrder'];

/** Milliseconds for which an order waits for its code; sending a code again does not prolong it. */
const orderLifetimeMs = 3_600_000;

/** An order of this member, waiting for its code or signed; throws `not_found` for others and for expired ones. */
export async function ownOrder(ctx: Context, memberId: string, id: string): Promise<orders.UnsignedOrder> {
  const parsedId = parseId(id);
  const order = parsedId && (await orders.selectOrder(ctx.db, memberId, parsedId));
  if (!order) throw new ApiError('not_found');
  const expired = ctx.clock.now().getTime() - order.created_at.getTime() >= orderLifetimeMs;
  if (expired && order.payment_id === null) throw new ApiError('not_found');
  return order;
}

/** Euro cents as the contract describes money. */
export const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' as const });

/** When credits are given, as a value of the contract. */
export const granted = (advanced: boolean) => (advanced ? ('at_once' as const) : ('when_paid' as const));

/** An order that waits for its code, as the contract describes it. */
export async function orderToWire(ctx: Context, order: orders.UnsignedOrder): Promise<Order> {
  const payer = { memberId: order.member_id, iban: order.iban_fingerprint };
  const site = ctx.sites.byId(order.site_id);
  const { left } = await attemptState(ctx, ctx.db, payer);
  const collectAt = collectionDate(site, ctx.clock.now(), noticeDaysOf(order));
  const renewal = order.renewal_minor !== null && {
    amount: euros(order.renewal_minor),
    credits: order.credits,
    after_months: order.months ?? 1,
  };
  return {
    id: order.id,
    code_expires_at: order.otp_expires_at.toISOString(),
    resend_at: resendAt(order)?.toISOString() ?? null,
    tries_left: left,
    phone: order.phone_hint,
    account: { country: order.iban_country, last4: order.iban_last4 },
    package: order.package_id,
    credits: order.credits,
    months: order.months,
    amount: euros(order.amount_minor),
    collect_on: dayIn(site.time_zone, collectAt),
    credits_granted: granted(await canAdvanceCredits(ctx.db, payer, order.amount_minor)),
    renewal: renewal || null,
    mandate: {
      reference: order.reference,
      creditor: order.creditor,
      version: order.text_version,
      language: order.language as Language,
      text: order.text.split('\n'),
    },
  };
}
