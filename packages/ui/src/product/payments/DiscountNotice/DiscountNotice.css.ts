import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  maxInlineSize: '34rem',
  color: vars.content.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const reason = productStyle({ fontWeight: vars.font.weight, color: vars.content.default });
export const end = productStyle({ color: vars.content.default });
