import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The cost beside the action, or below it where both do not fit. */
export const root = productStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: vars.space[2],
});
export const cost = productStyle({ fontWeight: vars.font.weight });
