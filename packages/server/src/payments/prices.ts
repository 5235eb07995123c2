import type { components } from '@velluto/api-client/schema';
import { type Currency, creditPrice, currencyOf, percentOff } from '@velluto/rules';
import { appliesTo, type Discount } from '../discounts/discount.ts';
import type { Prices, Site, SiteCreditPackage, SitePremiumPackage } from '../sites/site.ts';

type CreditPackage = components['schemas']['CreditPackage'];
type PremiumPackage = components['schemas']['PremiumPackage'];

/** What a package costs somebody. */
export interface Price {
  currency: Currency;
  /** What one pays, discount included, in minor units. */
  amountMinor: number;
  /** The package's own price. */
  normalMinor: number;
  percent: number | null;
}

/** A package with its price, whichever kind it is. */
export interface PricedPackage {
  id: string;
  /** Credits granted with the purchase (for premium: those of the first month). */
  credits: number;
  /** Months of a premium package; null for credits. */
  months: number | null;
  price: Price;
}

function priceIn(prices: Prices, currency: Currency, discount: Discount | null): Price | null {
  const normalMinor = prices[currency];
  if (normalMinor === undefined) return null;
  const percent = discount?.percent ?? null;
  return { currency, normalMinor, percent, amountMinor: percentOff(normalMinor, percent ?? 0) };
}

/** The package a buyer names, with the price the server computes; null when the site does not sell it there. */
export function findPackage(
  site: Site,
  id: string,
  country: string,
  discount: Discount | null,
): PricedPackage | null {
  const { credits, premium } = site.packages;
  const found =
    credits.map(one => ({ ...one, months: null })).find(one => one.id === id) ??
    premium.map(one => ({ ...one, credits: one.credits_per_month })).find(one => one.id === id);
  const price = found && priceIn(found.prices, currencyOf(country), discount);
  return price ? { id, credits: found.credits, months: found.months, price } : null;
}

/** Everything a site sells in a country, with a buyer's discount taken off. */
export function pricedPackages(site: Site, country: string, discount: Discount | null) {
  const currency = currencyOf(country);
  return {
    credits: site.packages.credits.flatMap(one =>
      creditPackage(site, one, priceIn(one.prices, currency, discount)),
    ),
    premium: site.packages.premium.flatMap(one =>
      premiumPackage(one, priceIn(one.prices, currency, discount)),
    ),
  };
}

/** Packages that a code makes cheaper than the buyer's own discount does, at the price with it. */
export function packagesWithCode(site: Site, country: string, code: Discount, own: Discount | null) {
  const currency = currencyOf(country);
  const cheaper = (prices: Prices): Price | null => {
    const price = priceIn(prices, currency, code);
    if (!price || !appliesTo(code, { country, currency, normalMinor: price.normalMinor })) return null;
    const listed = priceIn(prices, currency, own);
    return listed && price.amountMinor < listed.amountMinor ? price : null;
  };
  return {
    credits: site.packages.credits.flatMap(one => creditPackage(site, one, cheaper(one.prices))),
    premium: site.packages.premium.flatMap(one => premiumPackage(one, cheaper(one.prices))),
  };
}

const money = ({ currency }: Price, amountMinor: number) => ({ amount_minor: amountMinor, currency });

function creditPackage(site: Site, one: SiteCreditPackage, price: Price | null): CreditPackage[] {
  if (!price) return [];
  const message = creditPrice({ amountMinor: price.amountMinor, credits: one.credits }, site.message_credits);
  return [
    {
      id: one.id,
      tone: one.tone,
      credits: one.credits,
      price: money(price, price.amountMinor),
      normal_price: money(price, price.normalMinor),
      popular: one.popular,
      discount_percent: price.percent,
      message_price: money(price, message),
      one_time: true,
    },
  ];
}

function premiumPackage(one: SitePremiumPackage, price: Price | null): PremiumPackage[] {
  if (!price) return [];
  return [
    {
      id: one.id,
      tone: one.tone,
      months: one.months,
      credits_per_month: one.credits_per_month,
      price: money(price, price.amountMinor),
      normal_price: money(price, price.normalMinor),
      discount_percent: price.percent,
    },
  ];
}
