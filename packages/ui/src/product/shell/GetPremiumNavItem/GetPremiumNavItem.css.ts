import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const discount = productStyle({
  color: vars.content.coin,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
