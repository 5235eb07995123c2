import { globalLayer } from '@vanilla-extract/css';

globalLayer('vl');

/** Cascade layers, weakest first. Everything we ship sits inside `vl`, so unlayered CSS of a consumer always wins. */
export const layers = {
  reset: globalLayer({ parent: 'vl' }, 'reset'),
  tokens: globalLayer({ parent: 'vl' }, 'tokens'),
  base: globalLayer({ parent: 'vl' }, 'base'),
  patterns: globalLayer({ parent: 'vl' }, 'patterns'),
  product: globalLayer({ parent: 'vl' }, 'product'),
  brand: globalLayer({ parent: 'vl' }, 'brand'),
};
