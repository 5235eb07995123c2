import type { components } from '@velluto/api-client/schema';
import type { Currency, PaymentMethod } from '@velluto/rules';

export type DiscountCode = components['schemas']['DiscountCode'];

/** Time bonus and welcome code are one offer: using either consumes both (decisions, "One offer, one end"). */
export const WELCOME_OFFER = 'welcome';

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

/** What of an order a discount may depend on before one chooses how to pay; the price is the package's own. */
export interface DiscountedPackage {
  country: string;
  normalMinor: number;
  currency: Currency;
}

/** True when a discount can be used for a package, with one way to pay at least. */
export function appliesTo(
  { country, minimum }: Discount,
  { country: orderCountry, normalMinor, currency }: DiscountedPackage,
): boolean {
  if (country !== null && country !== orderCountry) return false;
  return minimum === null || (minimum.currency === currency && normalMinor >= minimum.amountMinor);
}

/** True when an order meets all conditions of a discount. */
export function meetsConditions(
  discount: Discount,
  { method, ...order }: DiscountedPackage & { method: string },
): boolean {
  const { methods } = discount;
  return appliesTo(discount, order) && (methods === null || methods.some(one => one === method));
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
