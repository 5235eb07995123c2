import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'grid' });
export const more = productStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touch.min,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
