import { type Currency, lowestPriceSince, REFERENCE_PRICE_DAYS, startOfDay } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Site } from '../sites/site.ts';
import * as queries from './price-history-queries.ts';

const day = 86_400_000;

/** The lowest prices of the last thirty days by package, in minor units; a package without a whole history is not among them. */
export type ReferencePrices = ReadonlyMap<string, number>;

/** A price that a package has in a site file. */
interface FilePrice {
  package_id: string;
  currency: Currency;
  amount_minor: number;
}

const pricesOf = ({ packages }: Site): FilePrice[] =>
  [...packages.credits, ...packages.premium].flatMap(({ id, prices }) =>
    Object.entries(prices).map(([currency, amount_minor]) => ({
      package_id: id,
      currency: currency as Currency,
      amount_minor,
    })),
  );

/**
 * Adds the prices of the site files that are new or have changed to the history. Runs when the server starts, before anybody sees
 * them. A file says since when its prices hold only for packages of which nothing is stored yet. Processes that start at once may
 * each store a changed price; the lowest price is the same.
 */
export async function recordPrices(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const site of ctx.sites.all) {
    const since = new Date(startOfDay(site.time_zone, site.packages.prices_since));
    const keyOf = ({ package_id, currency }: Omit<FilePrice, 'amount_minor'>) => `${package_id} ${currency}`;
    const stored = await queries.selectLastPrices(ctx.db, site.id);
    const last = new Map(stored.map(row => [keyOf(row), row.amount_minor]));
    const added = pricesOf(site)
      .filter(price => last.get(keyOf(price)) !== price.amount_minor)
      .map(price => ({ ...price, site_id: site.id, since: last.has(keyOf(price)) ? now : since }));
    if (added.length > 0) await queries.insertPrices(ctx.db, added);
  }
}

/**
 * The prices that may be crossed out (Article 6a of Directive 98/6/EC). A package whose price is not the last of the history, as
 * in a process that runs with an older file, has none.
 */
export async function referencePrices(
  ctx: Context,
  site: Site,
  currency: Currency,
): Promise<ReferencePrices> {
  const stored = await queries.selectPrices(ctx.db, site.id, currency);
  const histories = Map.groupBy(stored, ({ package_id }) => package_id);
  const from = ctx.clock.now().getTime() - REFERENCE_PRICE_DAYS * day;
  const lowest = pricesOf(site)
    .filter(price => price.currency === currency)
    .flatMap(({ package_id: id, amount_minor }) => {
      const history = (histories.get(id) ?? []).map(row => ({
        since: row.since.getTime(),
        amountMinor: row.amount_minor,
      }));
      const price = history.at(-1)?.amountMinor === amount_minor ? lowestPriceSince(history, from) : null;
      return price === null ? [] : [[id, price] as const];
    });
  return new Map(lowest);
}
