import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  background: vars.surface.inverse,
  color: vars.content.onInverse,
  borderRadius: vars.radius.mark,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
