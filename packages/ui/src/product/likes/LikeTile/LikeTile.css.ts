import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The emphasised word of the tile, in italics. */
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
