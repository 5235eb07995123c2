import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

const grow = keyframes({ from: { scale: '0.04 1' }, '30%': { scale: '0.5 1' }, to: { scale: '0.92 1' } });

export const bar = baseStyle({
  position: 'fixed',
  zIndex: 90,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 2,
  background: vars.action.primary.bg.rest,
  transformOrigin: '0 50%',
  scale: '0.5 1',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  '@media': { [media.motion]: { animation: `${grow} 5s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms both` } },
});
