import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Picture and name in one line, however long the name. */
export const name = productStyle({
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const root = productStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.touch.min,
  minBlockSize: vars.touch.min,
  // the account menu uses it on a button
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.pill,
  selectors: { '&:focus-visible': focusRing },
});
