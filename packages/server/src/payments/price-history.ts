import { type Currency, lowestPriceSince, REFERENCE_PRICE_DAYS, startOfDay } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Site } from '../sites/site.ts';
import * as queries from './price-history-queries.ts';

const day = 86_400_000;

/** The lowest prices of the last thirty days by package, in minor units; a package without a whole history is not among them. */
export type ReferencePrices = ReadonlyMap<string, number>;

/**
 * The prices that may be crossed out (Article 6a of Directive 98/6/EC). Whoever asks for packages gets them by way of this, so
 * a price that is offered for the first time, or has changed in the site file, is added to the history before anybody sees it.
 * The file says since when its prices hold only for packages of which nothing is stored yet.
 */
export async function referencePrices(
  ctx: Context,
  site: Site,
  currency: Currency,
): Promise<ReferencePrices> {
  const now = ctx.clock.now();
  const stored = await queries.selectPrices(ctx.db, site.id, currency);
  const history = Map.groupBy(stored, ({ package_id }) => package_id);
  const since = new Date(startOfDay(site.time_zone, site.packages.prices_since));
  const offered = [...site.packages.credits, ...site.packages.premium].flatMap(({ id, prices }) => {
    const amount_minor = prices[currency];
    return amount_minor === undefined ? [] : [{ package_id: id, amount_minor }];
  });
  const added = offered
    .filter(({ package_id: id, amount_minor }) => history.get(id)?.at(-1)?.amount_minor !== amount_minor)
    .map(price => {
      const first = !history.has(price.package_id);
      return { ...price, site_id: site.id, currency, since: first ? since : now };
    });
  if (added.length > 0) {
    await queries.insertPrices(ctx.db, added);
    for (const row of added) history.set(row.package_id, [...(history.get(row.package_id) ?? []), row]);
  }
  const from = now.getTime() - REFERENCE_PRICE_DAYS * day;
  const lowest = offered.flatMap(({ package_id: id }) => {
    const steps = (history.get(id) ?? []).map(row => ({
      since: row.since.getTime(),
      amountMinor: row.amount_minor,
    }));
    const price = lowestPriceSince(steps, from);
    return price === null ? [] : [[id, price] as const];
  });
  return new Map(lowest);
}
