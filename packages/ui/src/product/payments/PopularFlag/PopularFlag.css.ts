import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** A paper label in the type of emphasised words: no button looks like it. */
export const root = productStyle({
  display: 'block',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.content.strong}`,
  borderRadius: vars.radius.mark,
  background: vars.surface.page,
  color: vars.content.strong,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
