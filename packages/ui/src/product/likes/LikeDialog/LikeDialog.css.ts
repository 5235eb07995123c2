import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const picture = productStyle({ position: 'relative' });
export const mark = productStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
});
export const muted = productStyle({ color: vars.content.muted });
