import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

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
});

export const background = styleVariants({
  photo: inLayer('patterns', { background: vars.photo.scrim, color: vars.content.onPhoto }),
  page: inLayer('patterns', { background: vars.surface.inverse, color: vars.content.onInverse }),
});

// wraps instead of being cut off: half of it could be misread as a private member
export const word = patternStyle({ overflowWrap: 'anywhere' });
export const sign = patternStyle({ flex: 'none', inlineSize: '0.875em', blockSize: '0.875em' });
