import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%' });

/** At the end of its line, also where the back button wraps. */
export const forward = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
