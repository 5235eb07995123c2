import { takeDeleteDiscount } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { shopHref } from './shop.ts';

/**
 * Takes the discount for a member who was about to delete the account and keeps it.
 *
 * @returns the address of the packages with this code applied
 */
export async function takeRetentionDiscount({ client }: AppContext): Promise<string> {
  const { discountcode } = await takeDeleteDiscount(client);
  return shopHref('/credits', { code: discountcode.code });
}
