import {
  announcedReduction,
  type Currency,
  lowestPriceSince,
  percentOff,
  REFERENCE_PRICE_DAYS,
  startOfDay,
} from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Site } from '../../../domain/sites/site.ts';
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

const keyOf = ({ package_id, currency }: Omit<FilePrice, 'amount_minor'>) => `${package_id} ${currency}`;

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
    const stored = await queries.selectLastPrices(ctx.db, site.id);
    const last = new Map(stored.map(row => [keyOf(row), row.amount_minor]));
    const added = pricesOf(site)
      .filter(price => last.get(keyOf(price)) !== price.amount_minor)
      .map(price => ({ ...price, site_id: site.id, since: last.has(keyOf(price)) ? now : since }));
    if (added.length > 0) await queries.insertPrices(ctx.db, added);
  }
}

/** A price of the site file, with the lowest of the last thirty days; null where that is not known. */
type ComparedPrice = FilePrice & { lowest: number | null };

/**
 * The site's prices with what they may be compared to (Article 6a of Directive 98/6/EC). One that is not the last of the
 * history, as in a process that runs with an older file, is compared with nothing.
 */
async function comparedPrices(ctx: Context, site: Site): Promise<ComparedPrice[]> {
  const histories = Map.groupBy(await queries.selectPrices(ctx.db, site.id), keyOf);
  const from = ctx.clock.now().getTime() - REFERENCE_PRICE_DAYS * day;
  return pricesOf(site).map(price => {
    const history = (histories.get(keyOf(price)) ?? []).map(row => ({
      since: row.since.getTime(),
      amountMinor: row.amount_minor,
    }));
    const isLast = history.at(-1)?.amountMinor === price.amount_minor;
    return { ...price, lowest: isLast ? lowestPriceSince(history, from) : null };
  });
}

const referencesIn = (prices: readonly ComparedPrice[], currency: Currency): ReferencePrices =>
  new Map(
    prices.flatMap(({ currency: other, package_id: id, lowest }) =>
      other === currency && lowest !== null ? [[id, lowest] as const] : [],
    ),
  );

const shownByAll = (prices: readonly ComparedPrice[], percent: number): boolean =>
  prices.every(({ amount_minor: normalMinor, lowest }) => {
    const reduced = { normalMinor, percent, amountMinor: percentOff(normalMinor, percent) };
    return announcedReduction(reduced, lowest).percent === percent;
  });

/** What a site may say of its prices. */
export interface Announcements {
  /** The prices that may be crossed out. */
  references: ReferencePrices;
  /**
   * Whether a percentage may be announced without a package beside it, as in “25 % off”: when every package shows it in
   * every currency, so that whoever reads it can check it wherever they look.
   */
  announces: (percent: number) => boolean;
}

/** What a site may say of its prices in a currency, with one look at their history. */
export async function announcementsIn(ctx: Context, site: Site, currency: Currency): Promise<Announcements> {
  const prices = await comparedPrices(ctx, site);
  return {
    references: referencesIn(prices, currency),
    announces: percent => shownByAll(prices, percent),
  };
}

/** Which percentages the site may announce, where no package is shown. */
export async function announceable(ctx: Context, site: Site): Promise<Announcements['announces']> {
  const prices = await comparedPrices(ctx, site);
  return percent => shownByAll(prices, percent);
}
