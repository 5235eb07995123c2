import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Says that the name is available, by text and a tick. */
export const free = productStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.feedback.positive.text,
  fontWeight: vars.font.strong,
});
export const tick = productStyle({ alignSelf: 'center', display: 'grid' });
