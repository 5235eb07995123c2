import type { components } from '@velluto/api-client/schema';
import { activeDiscount, timeBonus } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
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

/** A discount this buyer can use now. */
export interface Discount {
  code: string;
  percent: number;
  expiresAt: Date;
  reason: DiscountCode['reason'];
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
  return {
    bonus: bonus && discount(bonus.code, bonus.percent, bonus.expiresAt, 'time_bonus'),
    welcome: welcomeOpen ? discount(welcome.code, welcome.percent, welcomeEnd, 'welcome') : null,
  };
}

const discount = (
  code: string,
  percent: number,
  expiresAt: number,
  reason: Discount['reason'],
): Discount => ({ code, percent, expiresAt: new Date(expiresAt), reason });

/** The discount that is in this buyer's prices: the time bonus, else the welcome code, else none. */
export async function discountFor(ctx: Context, site: Site, buyer: Buyer): Promise<Discount | null> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  return activeDiscount(bonus, welcome);
}

/** The field `time_bonus` of the user. */
export async function timeBonusOf(ctx: Context, site: Site, buyer: Buyer): Promise<DiscountCode | null> {
  const { bonus } = await openDiscounts(ctx, site, buyer);
  return bonus && discountToWire(bonus, buyer.id);
}

/** The buyer's welcome code; `discount_code_invalid` when there is none (any more). */
export async function welcomeCode(ctx: Context, site: Site, buyer: Buyer): Promise<Discount> {
  const { welcome } = await openDiscounts(ctx, site, buyer);
  if (!welcome) throw new ApiError('discount_code_invalid');
  return welcome;
}

/** A code as typed, in any case; `discount_code_invalid` when this buyer cannot use it. */
export async function discountByCode(
  ctx: Context,
  site: Site,
  buyer: Buyer,
  text: string,
): Promise<Discount> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  const typed = text.trim().toUpperCase();
  const found = [bonus, welcome].find(one => one?.code.toUpperCase() === typed);
  if (!found) throw new ApiError('discount_code_invalid');
  return found;
}

/** Consumes the offer with the payment that used it; false when another one did before. */
export async function consumeDiscount(
  ctx: Context,
  tx: Tx,
  use: { memberId: string; code: string; paymentId: string },
): Promise<boolean> {
  return queries.insertUse(tx.db, {
    member_id: use.memberId,
    offer: WELCOME_OFFER,
    code: use.code,
    payment_id: use.paymentId,
    used_at: ctx.clock.now(),
  });
}

/** A discount on the wire. */
export function discountToWire(one: Discount, userId: string): DiscountCode {
  return {
    code: one.code,
    country: null,
    user_id: userId,
    expires: one.expiresAt.toISOString(),
    value_percentage: one.percent,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
    reason: one.reason,
  };
}
