import { LANGUAGES } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import { findCode } from './codes.ts';
import type { Discount } from './discount.ts';
import * as queries from './discount-queries.ts';
import type { Buyer } from './discounts.ts';
import { discountMessages } from './messages.ts';
import { newCode } from './personal-codes.ts';

const day = 86_400_000;

/** How long a member can use the discount for staying, from when they take it. */
const DELETE_DISCOUNT_DAYS = 30;

/** The offer to a member who is about to delete the account. */
export interface DeleteDiscount {
  percent: number;
  days: number;
}

/**
 * The discount for staying, or null where there is none: it goes to members who have bought before, once each. Members
 * who never bought had the newcomer's offer, whose end would be untrue if a deletion brought another one.
 */
export async function deleteDiscountFor(
  ctx: Context,
  site: Site,
  buyer: Buyer,
): Promise<DeleteDiscount | null> {
  const percent = site.company.delete_discount;
  if (percent === null || !buyer.paidUser) return null;
  const taken = await queries.selectForStaying(ctx.db, buyer.id);
  return taken ? null : { percent, days: DELETE_DISCOUNT_DAYS };
}

/**
 * Gives the discount for staying as a personal code. Taking it again gives the same code with the same end.
 *
 * @throws ApiError `discount_code_invalid` when the member is offered none, has used it, or it has ended
 */
export async function takeDeleteDiscount(ctx: Context, site: Site, buyer: Buyer): Promise<Discount> {
  const offer = await deleteDiscountFor(ctx, site, buyer);
  if (offer) await addCode(ctx, site, buyer.id, offer);
  const given = await queries.selectForStaying(ctx.db, buyer.id);
  const discount = given ? await findCode(ctx, site, buyer.id, given.code_key) : null;
  if (!discount) throw new ApiError('discount_code_invalid');
  return discount;
}

async function addCode(
  ctx: Context,
  site: Site,
  memberId: string,
  { percent, days }: DeleteDiscount,
): Promise<void> {
  const code = newCode(ctx, percent);
  const now = ctx.clock.now();
  await queries.insertForStaying(ctx.db, {
    pool: site.pool,
    code_key: code,
    code,
    member_id: memberId,
    percent,
    why: JSON.stringify(await reasons()),
    expires_at: new Date(now.getTime() + days * day),
    created_at: now,
  });
}

async function reasons(): Promise<Record<string, string>> {
  const texts = LANGUAGES.map(async language => {
    const t = await translator(language);
    return [language, t(discountMessages.forStaying)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
