import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const group = productStyle({ display: 'grid', gap: vars.space[2] });
export const groupLabel = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
});
