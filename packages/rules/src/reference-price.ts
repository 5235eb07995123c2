/** Days of which a crossed-out price is the lowest (Article 6a of Directive 98/6/EC). */
export const REFERENCE_PRICE_DAYS = 30;

/** A price, and since when it holds, in milliseconds. */
export interface PriceStep {
  since: number;
  amountMinor: number;
}

/**
 * The lowest price that held since a moment, in minor units; null when the history begins later, because then nobody knows.
 *
 * @param steps the oldest first
 */
export function lowestPriceSince(steps: readonly PriceStep[], from: number): number | null {
  const atStart = steps.findLastIndex(({ since }) => since <= from);
  if (atStart < 0) return null;
  return Math.min(...steps.slice(atStart).map(({ amountMinor }) => amountMinor));
}

/** A reduction as it may be announced: the price that is crossed out, and the discount from it; null for none. */
export interface AnnouncedReduction {
  normalMinor: number;
  percent: number | null;
}

/**
 * How a reduced price may be announced: compared with the normal price only if nothing was cheaper in the last thirty days, else
 * with the lowest price of these. Where that is unknown or no higher, there is no reduction to announce.
 *
 * @param lowestMinor the lowest price of the last thirty days; null when it is unknown
 */
export function announcedReduction(
  { amountMinor, normalMinor, percent }: { amountMinor: number; normalMinor: number; percent: number | null },
  lowestMinor: number | null,
): AnnouncedReduction {
  if (percent === null) return { normalMinor, percent };
  const none = { normalMinor: amountMinor, percent: null };
  if (lowestMinor === null) return none;
  if (lowestMinor >= normalMinor) return { normalMinor, percent };
  // whole numbers first: 1 - 900 / 1000 is a little less than a tenth
  const lower = Math.floor(((lowestMinor - amountMinor) * 100) / lowestMinor);
  return lower > 0 ? { normalMinor: lowestMinor, percent: lower } : none;
}
