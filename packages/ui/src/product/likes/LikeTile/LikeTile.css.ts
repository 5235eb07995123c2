import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Label of a match, in the type of emphasised words. */
export const match = productStyle({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.mark,
  background: vars.photo.label,
  color: vars.photo.onLabel,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
