import type { components } from '@velluto/api-client/schema';

/** Gifts in the order in which they are offered; the interface has their names and drawings. */
export const GIFTS: readonly components['schemas']['GiftId'][] = [
  'rose',
  'bouquet',
  'coffee',
  'cake',
  'ice_cream',
  'chocolates',
  'wine',
  'ticket',
  'balloon',
  'star',
  'moon',
  'teddy',
  'candle',
  'record',
  'postcard',
  'umbrella',
];
