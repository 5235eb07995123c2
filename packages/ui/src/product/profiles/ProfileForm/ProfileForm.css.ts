import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
});
export const part = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // links lead to it: it takes the focus without a frame
  scrollMarginBlockStart: '5rem',
  outline: 'none',
});
export const pair = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The bar extends to the edges of the page. */
export const bar = productStyle({ marginInline: `calc(-1 * ${vars.space.gutter})` });
export const state = productStyle({ marginInlineStart: 'auto', color: vars.content.muted });
export const error = productStyle({ color: vars.feedback.critical.text });
