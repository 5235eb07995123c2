import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

/** As wide as the window: landers reach both edges. */
export const main = productStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

// The lander ends where the footer begins; and the target of "skip to content" takes focus without a ring.
globalIn('product', `${main} + footer`, { marginBlockStart: 0 });
globalIn('product', `${main}:focus`, { outline: 'none' });
