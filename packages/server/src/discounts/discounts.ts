import { activeDiscount, timeBonus } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { findCode, personalDiscounts } from './codes.ts';
import { type Discount, type DiscountCode, discountToWire, WELCOME_OFFER } from './discount.ts';
import * as queries from './discount-queries.ts';

/** Of the member who wants to buy, what decides about discounts. */
export interface Buyer {
  id: string;
  signedUpAt: Date;
  paidUser: boolean;
}

/** Time bonus and welcome code as far as they are open to this buyer, by the server's clock. */
async function openDiscounts(ctx: Context, site: Site, buyer: Buyer) {
  const bonus = timeBonus({
    signedUpAt: buyer.signedUpAt.getTime(),
    paidUser: buyer.paidUser,
    now: ctx.clock.now().getTime(),
  });
  if (!bonus || (await queries.offerIsUsed(ctx.db, buyer.id, WELCOME_OFFER))) {
    return { bonus: null, welcome: null };
  }
  const welcome = site.welcome_discount;
  const discount = (code: string, percent: number, reason: Discount['reason']): Discount => ({
    code,
    percent,
    // one end for both, whatever hours the site file names
    expiresAt: new Date(bonus.expiresAt),
    reason,
    why: null,
    offer: WELCOME_OFFER,
    validity: 'once-per-user',
    userId: buyer.id,
    country: null,
    minimum: null,
    methods: null,
  });
  return {
    bonus: discount(bonus.code, bonus.percent, 'time_bonus'),
    welcome: welcome && discount(welcome.code, welcome.percent, 'welcome'),
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

/** A code that this buyer can use. */
export interface UsableCode {
  code: Discount;
  /** The discount that is in this buyer's prices without the code. */
  own: Discount | null;
}

/** The buyer's welcome code; `discount_code_invalid` when there is none (any more). */
export async function welcomeCode(ctx: Context, site: Site, buyer: Buyer): Promise<UsableCode> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  if (!welcome) throw new ApiError('discount_code_invalid');
  return { code: welcome, own: activeDiscount(bonus, welcome) };
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
): Promise<UsableCode> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  const typed = text.trim().toUpperCase();
  const code =
    [bonus, welcome].find(one => one?.code.toUpperCase() === typed) ??
    (await findCode(ctx, site, buyer.id, typed));
  if (!code) throw new ApiError('discount_code_invalid');
  return { code, own: activeDiscount(bonus, welcome) };
}

/** True when an offer can still be used by this member; call it with the member's wallet locked. */
export async function isOfferAvailable(db: Db, memberId: string, offer: string): Promise<boolean> {
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
