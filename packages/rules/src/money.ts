/** An amount in whole minor units (cents, pence, grosze). */
export interface Money {
  amountMinor: number;
  currency: Currency;
}

/** Currencies in which the product sells (spec § 9.2). */
export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

const CURRENCY_BY_COUNTRY: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  PL: 'PLN',
};

/** The currency of a payment country; the euro where the table names none. */
export function currencyOf(country: string): Currency {
  return CURRENCY_BY_COUNTRY[country.toUpperCase()] ?? 'EUR';
}

/** A price after a percentage discount, rounded down to a minor unit in the member's favour. */
export function percentOff(amountMinor: number, percent: number): number {
  return Math.floor((amountMinor * (100 - percent)) / 100);
}

/** A price for a number of credits. */
export interface CreditOffer {
  amountMinor: number;
  credits: number;
}

/** Price of `credits` credits bought with an offer, rounded up to a minor unit so that no cost is shown too low. */
export function creditPrice(offer: CreditOffer, credits: number): number {
  return Math.ceil((offer.amountMinor * credits) / offer.credits);
}

/**
 * The lowest cost of one message among the offers of one currency, or null when nothing is sold
 * (`minimum_message_costs`).
 */
export function cheapestMessageCost(offers: readonly CreditOffer[], messageCredits: number): number | null {
  const costs = offers.filter(offer => offer.credits > 0).map(offer => creditPrice(offer, messageCredits));
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** A normal price is shown crossed out only if it is higher than the price (spec § 9.2). */
export function crossedOutPrice(price: number, normalPrice: number | null | undefined): number | null {
  return normalPrice != null && normalPrice > price ? normalPrice : null;
}
