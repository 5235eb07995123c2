import { PAYMENT_METHODS } from '@velluto/rules';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import { loadShop, type ShopData } from './shop.ts';

/** The package of the address among all; 404 for one that is not sold, and for a way to pay that nobody knows. */
export async function load(context: LoadContext): Promise<ShopData> {
  const { id, method } = context.params;
  if (method !== undefined && !PAYMENT_METHODS.some(one => one === method)) throw new RouteError(404);
  const shop = await loadShop(context);
  const { credits, premium } = shop.packages;
  if (![...credits, ...premium].some(one => one.id === id)) throw new RouteError(404);
  return shop;
}
