import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%' });

/** Stands at the end of its line, also where the way back needs a line of its own. */
export const forward = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
