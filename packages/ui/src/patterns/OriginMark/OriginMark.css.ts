import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenText } from '../../theme/hidden-text.ts';
import { media } from '../../theme/media.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

/** The caption of a tile, or a picture, in which the whole words do not fit into one line, in any language. */
const narrow = '(width < 14rem)';
/** A picture of a landing page on a phone. */
const tiny = '(width < 8rem)';

export const root = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minInlineSize: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.mark,
  paddingInline: vars.space[2],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  '@container': {
    [narrow]: { paddingInline: vars.space[1], lineHeight: vars.text.leading.xs },
    [tiny]: { gap: vars.space.half, paddingInline: vars.space.half },
  },
});

export const background = styleVariants({
  photo: inLayer('patterns', { background: vars.photo.scrim, color: vars.content.onPhoto }),
  page: inLayer('patterns', { background: vars.surface.inverse, color: vars.content.onInverse }),
});

// wraps between words instead of being cut off: half of it could be misread as a private member
export const word = patternStyle({ overflowWrap: 'break-word' });
/** Stays for screen readers when its short form is shown. */
export const whole = patternStyle(word, { '@container': { [narrow]: hiddenText } });
export const short = patternStyle({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'flex' }, [tiny]: { gap: vars.space.half } },
});
export const answers = patternStyle({ flex: 'none', inlineSize: '1em', blockSize: '1em', strokeWidth: 2.25 });
export const sign = patternStyle({ flex: 'none', inlineSize: '0.875em', blockSize: '0.875em' });
