import type { Discount } from '../src/model/discount.ts';
import type { Money } from '../src/model/money.ts';
import type { CreditPackage, PremiumPackage } from '../src/model/offer.ts';
import { storyNow } from './clock.ts';

/** An amount in euros, in cents. */
export const euro = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

const credits = (
  tone: CreditPackage['tone'],
  amount: number,
  normal: number,
  messagePrice: number,
): CreditPackage => ({
  kind: 'credits',
  id: tone,
  tone,
  credits: amount,
  price: euro(normal),
  normalPrice: euro(normal),
  discountPercent: null,
  popular: tone === 'p1',
  messagePrice: euro(messagePrice),
  messageCredits: 2,
});

/** The default site's four packages at their normal price. */
export const creditOffers = [
  credits('p0', 20, 999, 100),
  credits('p1', 50, 1999, 80),
  credits('p2', 120, 3999, 67),
  credits('p3', 300, 7999, 54),
] as const;

/** The same packages with a discount of 25 %. */
export const reducedOffers: readonly CreditPackage[] = creditOffers.map(offer => ({
  ...offer,
  price: euro(Math.floor(offer.price.amountMinor * 0.75)),
  messagePrice: euro(Math.ceil(offer.messagePrice.amountMinor * 0.75)),
  discountPercent: 25,
}));

/** The default site's premium packages. */
export const premiumOffers: readonly PremiumPackage[] = (
  [
    ['p0', 1, 1999],
    ['p1', 3, 4999],
    ['p2', 6, 8499],
    ['p3', 12, 14_399],
  ] as const
).map(([tone, months, price]) => ({
  kind: 'premium',
  id: `premium-${months}`,
  tone,
  months,
  creditsPerMonth: 40,
  messagePrice: euro(Math.ceil((price * 2) / (40 * months))),
  price: euro(price),
  normalPrice: euro(price),
  discountPercent: null,
  popular: months === 3,
}));

/** The discount for new members; `left` in milliseconds. */
export const timeBonus = (left: number): Discount & { expiresAt: string } => ({
  code: 'TIMEBONUS25',
  percent: 25,
  reason: 'time_bonus',
  expiresAt: new Date(storyNow + left).toISOString(),
});
