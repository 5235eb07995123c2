import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The two answers in the middle. The undo button stays in place and keeps the focus when there is nothing to undo. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: `min(${vars.space[4]}, 4vw)`,
});
globalIn('product', `${root} > button`, { borderRadius: '50%', justifySelf: 'end' });
/** A diameter of four rem, less where letters are large and the window is narrow. */
export const answer = productStyle({
  inlineSize: 'min(4rem, 20vw)',
  blockSize: 'min(4rem, 20vw)',
});
// half of the button, also where letters are large
globalIn('product', `${answer} .vl-Icon`, { inlineSize: 'min(2rem, 10vw)', blockSize: 'min(2rem, 10vw)' });
export const sign = productStyle({ display: 'grid' });
/** Only the icon fades, so that the focus ring stays fully visible. */
export const nothing = productStyle({ opacity: 0.4 });
