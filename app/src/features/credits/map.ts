import type { DiscountCode, PackagesResponse } from '@velluto/api-client';
import type { Discount, Offer } from '@velluto/ui/model';
import { toMoney } from '../../platform/map/money.ts';

/** All packages, credits first, from the wire. `messageCredits` is what one message costs. */
export function toOffers({ credits, premium }: PackagesResponse, messageCredits: number): Offer[] {
  return [
    ...credits.map(
      (one): Offer => ({
        kind: 'credits',
        id: one.id,
        tone: one.tone,
        credits: one.credits,
        price: toMoney(one.price),
        normalPrice: toMoney(one.normal_price),
        discountPercent: one.discount_percent,
        popular: one.popular,
        messagePrice: toMoney(one.message_price),
        messageCredits,
      }),
    ),
    ...premium.map(
      (one): Offer => ({
        kind: 'premium',
        id: one.id,
        tone: one.tone,
        months: one.months,
        creditsPerMonth: one.credits_per_month,
        price: toMoney(one.price),
        normalPrice: toMoney(one.normal_price),
        discountPercent: one.discount_percent,
      }),
    ),
  ];
}

/** A discount, from the wire. */
export function toDiscount(code: DiscountCode): Discount {
  return { code: code.code, percent: code.value_percentage, reason: code.reason, expiresAt: code.expires };
}
