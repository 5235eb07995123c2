import { vars } from '../../../theme/contract.css.ts';
import { transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

const shown = { opacity: 1 };

export const root = productStyle(transition('opacity'), {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[1],
  background: vars.photo.scrim,
  color: vars.content.onPhoto,
  opacity: 0,
  selectors: { ':is(a, button):focus-visible &': shown },
  '@media': {
    [media.hover]: { selectors: { ':is(a, button):hover &': shown } },
    [media.forced]: { background: 'Canvas', color: 'CanvasText' },
  },
});

export const word = productStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
});
