import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  color: vars.content.coin,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
