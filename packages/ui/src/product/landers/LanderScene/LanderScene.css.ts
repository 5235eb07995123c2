import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
});
export const bleed = productStyle({ position: 'absolute', inset: 0 });
for (const box of [root, bleed]) {
  globalIn('product', `${box} > .vl-Photo`, { position: 'absolute', inset: 0, blockSize: '100%' });
}
