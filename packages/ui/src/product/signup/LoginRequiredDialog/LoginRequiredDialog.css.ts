import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Whom it is about. */
export const person = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const name = productStyle({
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});
/** Never squeezed by a long name. */
export const mark = productStyle({ flex: 'none' });
