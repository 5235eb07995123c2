import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '26rem',
});
/** The result, shown instead of the form. */
export const result = productStyle({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'flex-start',
  selectors: { '&:focus-visible': focusRing },
});
export const text = productStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const sign = styleVariants({
  done: inLayer('product', { flex: 'none', color: vars.feedback.positive.text }),
  expired: inLayer('product', { flex: 'none', color: vars.feedback.critical.text }),
});
