import type { components } from '@velluto/api-client/schema';
import { type Currency, type Language, type PaymentMethod, siteLanguage } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';

export type DiscountCode = components['schemas']['DiscountCode'];

/** Time bonus and welcome code are one offer: using either consumes both (spec § 9.4). */
export const WELCOME_OFFER = 'welcome';

/** A discount this buyer can use now, if the order meets its conditions. */
export interface Discount {
  code: string;
  percent: number;
  /** Null for no end. */
  expiresAt: Date | null;
  reason: DiscountCode['reason'];
  /** Text of the reason by language, where the code in `reason` is not enough. */
  why: Partial<Record<Language, string>> | null;
  /** The offer that an order with this discount uses up; `any:…` is never used up. */
  offer: string;
  validity: DiscountCode['validity'];
  /** Id of the member of a personal code; null for codes that everybody may use. */
  userId: string | null;
  country: string | null;
  minimum: { amountMinor: number; currency: Currency } | null;
  methods: PaymentMethod[] | null;
}

/** The facts of an order that a discount may depend on before a payment method is chosen; `normalMinor` is the price without a discount. */
export interface DiscountedPackage {
  country: string;
  normalMinor: number;
  currency: Currency;
}

/** True when a discount can be used for a package, with at least one payment method. */
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
  return appliesTo(discount, order) && (methods === null || methods.some(allowed => allowed === method));
}

/** The reader of a discount: the visited site, and the reader's language if the site has it. */
interface Reader {
  site: Site;
  language?: Language | undefined;
}

/**
 * A discount as the contract describes it, with its reason in the user's language.
 *
 * @param announces which percentages the site may announce, see `announceable`
 */
export function discountToWire(
  discount: Discount,
  announces: (percent: number) => boolean,
  { site, language }: Reader,
): DiscountCode {
  return {
    code: discount.code,
    country: discount.country,
    user_id: discount.userId,
    expires: discount.expiresAt?.toISOString() ?? null,
    value_percentage: discount.percent,
    announced_percentage: announces(discount.percent) ? discount.percent : null,
    currency: discount.minimum?.currency ?? null,
    minimum_order_value: discount.minimum?.amountMinor ?? null,
    status: 'active',
    validity: discount.validity,
    expired: false,
    paymentmethods: discount.methods,
    reason: discount.reason,
    why: discount.why && whyIn(discount.why, { site, language }),
  };
}

/** A reason in the reader's language or another one of the site; null where the site has none that it was written in. */
function whyIn(why: NonNullable<Discount['why']>, { site, language }: Reader): string | null {
  const written = site.languages.filter(own => why[own] !== undefined);
  return written.length === 0 ? null : (why[siteLanguage(written, language)] ?? null);
}
