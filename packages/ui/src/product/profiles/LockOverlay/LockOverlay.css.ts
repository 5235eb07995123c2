import { vars } from '../../../theme/contract.css.ts';
import { hyphenated } from '../../../theme/hyphens.ts';
import { transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

const shown = { opacity: 1 };

export const root = productStyle(transition('opacity'), {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  containerType: 'inline-size',
  color: vars.content.onPhoto,
  opacity: 0,
  selectors: { ':is(a, button):focus-visible &': shown },
  '@media': {
    [media.hover]: { selectors: { ':is(a, button):hover &': shown } },
    [media.forced]: { color: 'CanvasText' },
  },
});

/** On the smallest tiles the text is for screen readers only; the lock icon is enough. */
export const word = productStyle({
  display: 'block',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[1],
  background: vars.photo.scrim,
  textAlign: 'center',
  ...hyphenated,
  overflowWrap: 'anywhere',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  '@media': { [media.forced]: { background: 'Canvas' } },
  '@container': {
    '(width < 4rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
