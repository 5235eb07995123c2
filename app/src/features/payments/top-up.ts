import { getPackages } from '@velluto/api-client';
import type { CreditPackage } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';
import { offersOf } from './shop.ts';

const few = 3;

/** Three packages of credits around the recommended one, of those that cover what is missing. */
export function aroundRecommended(offers: readonly CreditPackage[], missing: number): CreditPackage[] {
  const enough = offers.filter(({ credits }) => credits >= missing);
  const middle = enough.findIndex(({ popular }) => popular);
  const start = Math.max(0, Math.min(middle - 1, enough.length - few));
  return enough.slice(start, start + few);
}

/** Packages for somebody who lacks credits, at their prices. */
export async function loadTopUps(
  { client, site }: AppContext,
  missing: number,
  signal: AbortSignal,
): Promise<CreditPackage[]> {
  const packages = await getPackages(client, {}, { signal });
  const offers = offersOf(packages, site.message_credits).filter(offer => offer.kind === 'credits');
  return aroundRecommended(offers, missing);
}
