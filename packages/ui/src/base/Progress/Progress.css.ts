import { vars } from '../../theme/contract.css.ts';
import { transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const track = baseStyle({
  blockSize: 4,
  inlineSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.border.hairline,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const bar = baseStyle(transition('inline-size'), {
  blockSize: '100%',
  background: vars.surface.inverse,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
