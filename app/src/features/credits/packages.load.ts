/** Everything that can be bought, at the user's prices. */
export { loadShop as load } from './shop.ts';
