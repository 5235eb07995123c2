import type { components } from '@velluto/api-client/schema';
import { type CreditOffer, cheapestMessageCost, currencyOf } from '@velluto/rules';
import type { Site } from './site.ts';

type Settings = components['schemas']['Settings'];

/** All packages in a currency, each with its price and its credits. */
function offersIn(site: Site, currency: ReturnType<typeof currencyOf>): CreditOffer[] {
  const { credits, premium } = site.packages;
  return [
    ...credits.map(item => ({ amountMinor: item.prices[currency], credits: item.credits })),
    ...premium.map(item => ({
      amountMinor: item.prices[currency],
      credits: item.credits_per_month * item.months,
    })),
  ].flatMap(({ amountMinor, credits: count }) =>
    amountMinor === undefined ? [] : [{ amountMinor, credits: count }],
  );
}

/** Price of the cheapest message by country; computed from the packages, so that it is always true (spec § 5.3). */
export function minimumMessageCosts(site: Site): Settings['minimum_message_costs'] {
  const entries = site.countries.flatMap(country => {
    const currency = currencyOf(country);
    const costs = cheapestMessageCost(offersIn(site, currency), site.message_credits);
    return costs === null ? [] : [[country, { costs, currency }] as const];
  });
  return Object.fromEntries(entries);
}
