import type { components } from '@velluto/api-client/schema';
import { activeDiscount, type Currency, type PaymentMethod, timeBonus } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { knownDiscount, offerNamed, personalDiscounts } from './codes.ts';
import * as queries from './discount-queries.ts';

export type DiscountCode = components['schemas']['DiscountCode'];

/** Time bonus and welcome code are one offer: using either consumes both (decisions, "One offer, one end"). */
const WELCOME_OFFER = 'welcome';
const hour = 3_600_000;

/** Of the member who wants to buy, what decides about discounts. */
export interface Buyer {
  id: string;
  signedUpAt: Date;
  paidUser: boolean;
}

/** A discount this buyer can use now, if the order meets its conditions. */
export interface Discount {
  code: string;
  percent: number;
  /** Null for no end. */
  expiresAt: Date | null;
  reason: DiscountCode['reason'];
  /** The reason in words by language, where `reason` does not say it all. */
  why: Partial<Record<string, string>> | null;
  /** What using it consumes; `any:…` is never used up. */
  offer: string;
  validity: DiscountCode['validity'];
  /** The member it belongs to; null for codes that anybody may know. */
  userId: string | null;
  country: string | null;
  minimum: { amountMinor: number; currency: Currency } | null;
  methods: PaymentMethod[] | null;
}

/** Time bonus and welcome code as far as they are open to this buyer, by the server's clock. */
async function openDiscounts(ctx: Context, site: Site, buyer: Buyer) {
  const now = ctx.clock.now().getTime();
  const signedUpAt = buyer.signedUpAt.getTime();
  const bonus = timeBonus({ signedUpAt, paidUser: buyer.paidUser, now });
  const welcome = site.welcome_discount;
  const welcomeEnd = welcome ? signedUpAt + welcome.hours * hour : 0;
  const welcomeOpen = welcome !== null && !buyer.paidUser && now < welcomeEnd;
  if (!bonus && !welcomeOpen) return { bonus: null, welcome: null };
  if (await queries.offerIsUsed(ctx.db, buyer.id, WELCOME_OFFER)) return { bonus: null, welcome: null };
  const discount = (code: string, percent: number, end: number, reason: Discount['reason']): Discount => ({
    ...{ code, percent, expiresAt: new Date(end), reason, why: null },
    ...{ offer: WELCOME_OFFER, validity: 'once-per-user', userId: buyer.id },
    ...{ country: null, minimum: null, methods: null },
  });
  return {
    bonus: bonus && discount(bonus.code, bonus.percent, bonus.expiresAt, 'time_bonus'),
    welcome: welcomeOpen ? discount(welcome.code, welcome.percent, welcomeEnd, 'welcome') : null,
  };
}

/** The discount that is in this buyer's prices: the time bonus, else the welcome code, else none. */
export async function discountFor(ctx: Context, site: Site, buyer: Buyer): Promise<Discount | null> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  return activeDiscount(bonus, welcome);
}

/** The field `time_bonus` of the user. */
export async function timeBonusOf(ctx: Context, site: Site, buyer: Buyer): Promise<DiscountCode | null> {
  const { bonus } = await openDiscounts(ctx, site, buyer);
  return bonus && discountToWire(bonus);
}

/** The buyer's welcome code; `discount_code_invalid` when there is none (any more). */
export async function welcomeCode(ctx: Context, site: Site, buyer: Buyer): Promise<Discount> {
  const { welcome } = await openDiscounts(ctx, site, buyer);
  if (!welcome) throw new ApiError('discount_code_invalid');
  return welcome;
}

/** Everything that is this buyer's own and open: time bonus, welcome code, personal codes. */
export async function ownDiscounts(ctx: Context, site: Site, buyer: Buyer): Promise<Discount[]> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  const personal = await personalDiscounts(ctx, site, buyer.id);
  return [bonus, welcome, ...personal].filter(one => one !== null);
}

/**
 * A code as typed, in any case. Whatever is wrong with it, the answer is the same: it does not tell whether somebody
 * else has such a code.
 *
 * @throws ApiError `discount_code_invalid` when this buyer cannot use it
 */
export async function discountByCode(
  ctx: Context,
  site: Site,
  buyer: Buyer,
  text: string,
): Promise<Discount> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  const typed = text.trim().toUpperCase();
  const found =
    [bonus, welcome].find(one => one?.code.toUpperCase() === typed) ??
    (await knownDiscount(ctx, site, buyer.id, typed));
  if (!found) throw new ApiError('discount_code_invalid');
  return found;
}

/** What of an order a discount may depend on; the price is the package's own. */
export interface DiscountedOrder {
  country: string;
  method: string;
  normalMinor: number;
  currency: Currency;
}

/** True when an order meets the conditions of a discount. */
export function meetsConditions(
  { country, minimum, methods }: Discount,
  { country: orderCountry, method, normalMinor, currency }: DiscountedOrder,
): boolean {
  if (country !== null && country !== orderCountry) return false;
  if (methods !== null && !methods.some(one => one === method)) return false;
  return minimum === null || (minimum.currency === currency && normalMinor >= minimum.amountMinor);
}

/** What using a code consumes, by its text. */
export function offerOf(site: Site, code: string): string {
  return offerNamed(site, code, WELCOME_OFFER);
}

/** True when an offer can still be used by this member; call it with the member's wallet locked. */
export async function offerIsOpen(db: Db, memberId: string, offer: string): Promise<boolean> {
  return !(await queries.offerIsUsed(db, memberId, offer));
}

/** Consumes the offer with the payment that used it; false when another one did before. */
export async function consumeDiscount(
  ctx: Context,
  tx: Tx,
  use: { memberId: string; code: string; paymentId: string; offer?: string | null },
): Promise<boolean> {
  return queries.insertUse(tx.db, {
    member_id: use.memberId,
    offer: use.offer ?? WELCOME_OFFER,
    code: use.code,
    payment_id: use.paymentId,
    used_at: ctx.clock.now(),
  });
}

/** A discount on the wire, with its reason in the user's language. */
export function discountToWire(one: Discount, language?: string): DiscountCode {
  return {
    code: one.code,
    country: one.country,
    user_id: one.userId,
    expires: one.expiresAt?.toISOString() ?? null,
    value_percentage: one.percent,
    currency: one.minimum?.currency ?? null,
    minimum_order_value: one.minimum?.amountMinor ?? null,
    status: 'active',
    validity: one.validity,
    expired: false,
    paymentmethods: one.methods,
    reason: one.reason,
    why: one.why && (one.why[language ?? ''] ?? Object.values(one.why)[0] ?? null),
  };
}
