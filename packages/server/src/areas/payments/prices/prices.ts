import type { components } from '@velluto/api-client/schema';
import { announcedReduction, type Currency, creditPrice, currencyOf, percentOff } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Prices, Site, SiteCreditPackage, SitePremiumPackage } from '../../../domain/sites/site.ts';
import { siteFor } from './closed-packages.ts';
import { appliesTo, type Discount } from './discount.ts';
import { type Announcements, announcementsIn, type ReferencePrices } from './price-history.ts';

type CreditPackage = components['schemas']['CreditPackage'];
type PremiumPackage = components['schemas']['PremiumPackage'];

/** The price of a package for a buyer. */
export interface Price {
  currency: Currency;
  /** Amount to pay in minor units, with the discount. */
  amountMinor: number;
  /** Normal price in minor units, without a discount. */
  normalMinor: number;
  percent: number | null;
}

/** A package of credits or premium with its price. */
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

/** A package by its id, with the price that the server computes; null when the site does not sell it in the country. */
export function findPackage(
  site: Site,
  id: string,
  country: string,
  discount: Discount | null,
): PricedPackage | null {
  const { credits, premium } = site.packages;
  const found =
    credits.map(item => ({ ...item, months: null })).find(item => item.id === id) ??
    premium.map(item => ({ ...item, credits: item.credits_per_month })).find(item => item.id === id);
  const price = found && priceIn(found.prices, currencyOf(country), discount);
  return price ? { id, credits: found.credits, months: found.months, price } : null;
}

/** Packages as somebody sees them: a site with those that they can buy, the payment country, and what may be said of the prices. */
export interface Shown extends Announcements {
  site: Site;
  country: string;
}

/** What a buyer is shown in a country; undefined for a visitor. */
export async function shownTo(
  ctx: Context,
  site: Site,
  country: string,
  buyerId: string | undefined,
): Promise<Shown> {
  const [open, announcements] = await Promise.all([
    buyerId === undefined ? site : siteFor(ctx, site, buyerId),
    announcementsIn(ctx, site, currencyOf(country)),
  ]);
  return { site: open, country, ...announcements };
}

/** All packages of a site in a country, at the prices with the buyer's discount. */
export function pricedPackages(shown: Shown, discount: Discount | null) {
  const currency = currencyOf(shown.country);
  return packagesAt(shown, prices => priceIn(prices, currency, discount));
}

/** Packages that are cheaper with a code than with the buyer's own discount, at the price with the code. */
export function packagesWithCode(shown: Shown, code: Discount, own: Discount | null) {
  const { country } = shown;
  const currency = currencyOf(country);
  return packagesAt(shown, prices => {
    const price = priceIn(prices, currency, code);
    if (!price || !appliesTo(code, { country, currency, normalMinor: price.normalMinor })) return null;
    const listed = priceIn(prices, currency, own);
    return listed && price.amountMinor < listed.amountMinor ? price : null;
  });
}

/** The packages that have a price. */
function packagesAt({ site, references }: Shown, priceOf: (prices: Prices) => Price | null) {
  const shownPrice = ({ id, prices }: { id: string; prices: Prices }) => {
    const price = priceOf(prices);
    return price && announced(references, id, price);
  };
  const { credits, premium } = site.packages;
  return {
    credits: credits.flatMap(item => creditPackage(site, item, shownPrice(item))),
    premium: premium.flatMap(item => premiumPackage(site, item, shownPrice(item))),
  };
}

/** A price as it is shown: its normal price and percentage are only those that the price history bears out. */
export const announced = (references: ReferencePrices, id: string, price: Price): Price => ({
  ...price,
  ...announcedReduction(price, references.get(id) ?? null),
});

const money = ({ currency }: Price, amountMinor: number) => ({ amount_minor: amountMinor, currency });

/** What a message costs with a number of credits at a price. */
const messagePrice = (site: Site, price: Price, credits: number) =>
  money(price, creditPrice({ amountMinor: price.amountMinor, credits }, site.message_credits));

function creditPackage(site: Site, item: SiteCreditPackage, price: Price | null): CreditPackage[] {
  if (!price) return [];
  return [
    {
      id: item.id,
      tone: item.tone,
      credits: item.credits,
      price: money(price, price.amountMinor),
      normal_price: money(price, price.normalMinor),
      popular: item.popular,
      discount_percent: price.percent,
      message_price: messagePrice(site, price, item.credits),
      one_time: true,
    },
  ];
}

function premiumPackage(site: Site, item: SitePremiumPackage, price: Price | null): PremiumPackage[] {
  if (!price) return [];
  const credits = item.credits_per_month * item.months;
  return [
    {
      id: item.id,
      tone: item.tone,
      months: item.months,
      credits_per_month: item.credits_per_month,
      price: money(price, price.amountMinor),
      normal_price: money(price, price.normalMinor),
      discount_percent: price.percent,
      message_price: credits > 0 && site.message_credits > 0 ? messagePrice(site, price, credits) : null,
    },
  ];
}
