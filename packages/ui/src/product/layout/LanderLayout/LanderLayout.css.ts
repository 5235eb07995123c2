import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

/** As wide as the window: landers extend to both edges. */
export const main = productStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

// The footer follows the lander directly; the target of "skip to content" has no focus ring.
globalIn('product', `${main} + footer`, { marginBlockStart: 0 });
globalIn('product', `${main}:focus`, { outline: 'none' });
