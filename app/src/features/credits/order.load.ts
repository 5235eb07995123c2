import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import { loadShop, type ShopData } from './shop.ts';

/** The package of the address among all; 404 for one that is not sold. */
export async function load(context: LoadContext): Promise<ShopData> {
  const shop = await loadShop(context);
  const { credits, premium } = shop.packages;
  if (![...credits, ...premium].some(one => one.id === context.params.id)) throw new RouteError(404);
  return shop;
}
