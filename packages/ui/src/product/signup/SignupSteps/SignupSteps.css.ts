import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const locate = productStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

/** Says that the name is free, in words and with a tick. */
export const free = productStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.feedback.positive.text,
  fontWeight: vars.font.strong,
});
export const tick = productStyle({ alignSelf: 'center', display: 'grid' });

export const group = productStyle({ display: 'grid', gap: vars.space[2] });
export const groupLabel = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
});
