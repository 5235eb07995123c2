import { vars } from '../../../theme/contract.css.ts';
import { transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

const shown = { opacity: 1 };

export const root = productStyle(transition('opacity'), {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  containerType: 'inline-size',
  opacity: 0,
  selectors: { ':is(a, button):focus-visible &': shown },
  '@media': {
    [media.hover]: { selectors: { ':is(a, button):hover &': shown } },
  },
});

/** On the smallest pictures the keyhole has to do; the word stays in the name of the button. */
export const word = productStyle({
  display: 'block',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[1],
  background: vars.photo.scrim,
  color: vars.content.onPhoto,
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  '@container': {
    '(max-width: 4.5rem)': { position: 'absolute', inlineSize: 1, padding: 0, clipPath: 'inset(50%)' },
  },
  '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
});
