import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '26rem',
});
export const letter = productStyle({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'flex-start',
  selectors: { '&:focus-visible': focusRing },
});
export const text = productStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const email = productStyle({ fontWeight: vars.font.strong, overflowWrap: 'anywhere' });
