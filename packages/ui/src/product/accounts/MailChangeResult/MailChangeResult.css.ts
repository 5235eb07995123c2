import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const email = productStyle({
  fontWeight: vars.font.strong,
  color: vars.content.default,
  overflowWrap: 'anywhere',
});
export const aside = productStyle({ fontSize: vars.text.size.s, lineHeight: vars.text.leading.s });
