import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'grid', gap: vars.space[5] });
export const lead = productStyle({ display: 'flex', gap: vars.space[4], alignItems: 'flex-start' });
export const facts = productStyle({
  display: 'grid',
  gap: vars.space[3],
  // below the text, not below the icon
  paddingInlineStart: vars.space[12],
  color: vars.content.muted,
});
