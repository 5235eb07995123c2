import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { pressable } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

const open = keyframes({ from: { opacity: 0, scale: 0.97, translate: '0 -4px' } });

export const menu = baseStyle({
  zIndex: 60,
  minInlineSize: '13rem',
  maxInlineSize: 'min(20rem, 100vw - 1rem)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  color: vars.content.default,
  boxShadow: vars.elevation.overlay,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  '@media': {
    [media.motion]: { animation: `${open} ${vars.motion.in} ${vars.motion.curve}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const item = baseStyle(pressable, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.mark,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&[data-highlighted]': { background: vars.surface.sunken } },
  '@media': { [media.forced]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } } },
});

export const danger = baseStyle({ color: vars.feedback.critical.text });
export const line = baseStyle({
  blockSize: 1,
  marginBlock: vars.space[1],
  background: vars.border.hairline,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const header = baseStyle({
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  marginBlockEnd: vars.space[1],
});
