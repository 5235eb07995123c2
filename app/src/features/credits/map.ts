import type { DiscountCode, PackagesResponse } from '@velluto/api-client';
import { creditPrice, percentOff } from '@velluto/rules';
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

/** Whether a typed code makes a package cheaper than it is; the server decides again when it is ordered. */
export function codeHelps({ normalPrice, price }: Offer, code: DiscountCode): boolean {
  const { minimum_order_value: least, currency } = code;
  if (currency !== null && currency !== price.currency) return false;
  if (least !== null && normalPrice.amountMinor < least) return false;
  return percentOff(normalPrice.amountMinor, code.value_percentage) < price.amountMinor;
}

/** A package at the price of a typed code, where that is the better one. */
export function withCode(offer: Offer, code: DiscountCode | null | undefined): Offer {
  if (!code || !codeHelps(offer, code)) return offer;
  const amountMinor = percentOff(offer.normalPrice.amountMinor, code.value_percentage);
  const price = { ...offer.price, amountMinor };
  const discountPercent = code.value_percentage;
  if (offer.kind === 'premium') return { ...offer, price, discountPercent };
  const { credits, messageCredits, messagePrice } = offer;
  const each = creditPrice({ amountMinor, credits }, messageCredits);
  return { ...offer, price, discountPercent, messagePrice: { ...messagePrice, amountMinor: each } };
}

/** A discount, from the wire. */
export function toDiscount(code: DiscountCode): Discount {
  return { code: code.code, percent: code.value_percentage, reason: code.reason, expiresAt: code.expires };
}
