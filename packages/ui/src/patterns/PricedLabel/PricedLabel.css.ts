import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

/** The cost beside the action, or below it where both do not fit. */
export const root = patternStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: vars.space[2],
});
export const cost = patternStyle({ fontWeight: vars.font.weight });
