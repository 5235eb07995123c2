import { activeDiscount, timeBonus } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { findCode, personalDiscounts } from './codes.ts';
import { type Discount, type DiscountCode, discountToWire, WELCOME_OFFER } from './discount.ts';
import * as queries from './discount-queries.ts';
import { announceable } from './price-history.ts';

/** Of the member who wants to buy, what decides about discounts. */
export interface Buyer {
  id: string;
  signedUpAt: Date;
  paidUser: boolean;
}

/** Time bonus and welcome code of this buyer, each null when it has expired or was used. */
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

/** The discount that this buyer's prices include: the time bonus, else the welcome code, else none. */
export async function discountFor(ctx: Context, site: Site, buyer: Buyer): Promise<Discount | null> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  return activeDiscount(bonus, welcome);
}

/** The field `time_bonus` of the user. */
export async function timeBonusOf(ctx: Context, site: Site, buyer: Buyer): Promise<DiscountCode | null> {
  const { bonus } = await openDiscounts(ctx, site, buyer);
  return bonus && discountToWire(bonus, await announceable(ctx, site), { site });
}

/** A code that this buyer can use. */
export interface UsableCode {
  code: Discount;
  /** The discount that this buyer's prices include without the code. */
  own: Discount | null;
}

/** The buyer's welcome code; throws `discount_code_invalid` when there is none or it can no longer be used. */
export async function welcomeCode(ctx: Context, site: Site, buyer: Buyer): Promise<UsableCode> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  if (!welcome) throw new ApiError('discount_code_invalid');
  return { code: welcome, own: activeDiscount(bonus, welcome) };
}

/** All discounts that belong to this buyer and can be used now: time bonus, welcome code, personal codes. */
export async function ownDiscounts(ctx: Context, site: Site, buyer: Buyer): Promise<Discount[]> {
  const { bonus, welcome } = await openDiscounts(ctx, site, buyer);
  const personal = await personalDiscounts(ctx, site, buyer.id);
  return [bonus, welcome, ...personal].filter(discount => discount !== null);
}

/**
 * The discount of a typed code, in any case of letters. Every unusable code has the same error, which does not reveal whether somebody
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
    [bonus, welcome].find(discount => discount?.code.toUpperCase() === typed) ??
    (await findCode(ctx, site, buyer.id, typed));
  if (!code) throw new ApiError('discount_code_invalid');
  return { code, own: activeDiscount(bonus, welcome) };
}

/** True when an offer can still be used by this member; call it with the member's wallet locked. */
export async function isOfferAvailable(db: Db, memberId: string, offer: string): Promise<boolean> {
  return !(await queries.offerIsUsed(db, memberId, offer));
}

/** Marks the offer as used by a payment; false when it was used before. */
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
