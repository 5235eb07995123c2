import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const marker = baseStyle({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '0.5em',
  blockSize: '0.5em',
  minInlineSize: 8,
  minBlockSize: 8,
  borderRadius: '50%',
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const tone = styleVariants({
  online: inLayer('base', { background: vars.feedback.positive.solid }),
  onlineOnPhoto: inLayer('base', { background: vars.photo.online }),
  new: inLayer('base', { background: vars.badge.new.bg }),
});

export const bordered = baseStyle({ boxShadow: `0 0 0 2px ${vars.surface.page}` });
