import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The way back keeps its place and the focus when there is nothing to take back. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.touch.min} + ${vars.space[1]}) auto auto`,
  gap: vars.space[2],
});
export const undo = productStyle({ display: 'grid' });
export const sign = productStyle({ display: 'grid' });
/** The sign fades, not the button: its ring stays as strong as any. */
export const nothing = productStyle({ opacity: 0.4 });
/** The longer word gets more of the row, and none needs room beside it: both stay on one line on a phone. */
globalIn('product', `${root} > button`, { paddingInline: vars.space[2] });
