import { vars } from '../../theme/contract.css.ts';
import { transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const dots = baseStyle({ display: 'flex', gap: vars.space[1], alignItems: 'center' });

export const dot = baseStyle(transition('background-color', 'inline-size'), {
  inlineSize: '1.25rem',
  blockSize: 3,
  background: vars.border.default,
  '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

export const done = baseStyle({
  background: vars.content.strong,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const current = baseStyle({ inlineSize: '2.25rem' });
