import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The fields of a step, as far apart as the parts of the wizard around it. */
export const step = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
export const group = productStyle({ display: 'grid', gap: vars.space[2] });
export const groupLabel = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
});
