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
