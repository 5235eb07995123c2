import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  maxInlineSize: '42rem',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  textWrap: 'pretty',
});
/** As high as a line of the text. */
export const coin = productStyle({ display: 'flex', alignItems: 'center', blockSize: vars.text.leading.s });
