import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The mark moves below a name that leaves it no room. */
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
