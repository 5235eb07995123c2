import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The undo button stays in place and keeps the focus when there is nothing to undo. Large texts take a row each. */
export const root = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
export const undo = productStyle({ display: 'grid' });
export const sign = productStyle({ display: 'grid' });
/** Only the icon fades, so that the focus ring stays fully visible. */
export const nothing = productStyle({ opacity: 0.4 });
/** Buttons are as wide as their text needs, so that both texts stay on one line on a phone. */
globalIn('product', `${root} > button`, { flex: 1, paddingInline: vars.space[2] });
