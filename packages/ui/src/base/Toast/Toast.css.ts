import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const region = baseStyle({
  position: 'fixed',
  zIndex: 80,
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
  insetInline: vars.space[4],
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  // An open dialog removes the scrollbar and its space (see useScrollLock.ts).
  marginInlineEnd: 'var(--vl-dialog-gutter, 0px)',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', justifyItems: 'end' } },
});

export const toast = baseStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'min(21.875rem, 100%)',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  minBlockSize: vars.touch.min,
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.content.onInverse,
  boxShadow: vars.elevation.overlay,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${arrive} ${vars.motion.in} ${vars.motion.curve}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const tone = styleVariants({
  info: {},
  positive: {},
  critical: inLayer('base', {
    background: vars.feedback.critical.solid,
    color: vars.feedback.critical.onSolid,
  }),
});

export const text = baseStyle({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
export const title = baseStyle({ fontWeight: vars.font.strong });
/** Buttons in a toast inherit its colours. */
export const end = baseStyle({ display: 'flex', alignItems: 'center' });

export const press = baseStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touch.min,
  minInlineSize: vars.touch.min,
  paddingInline: vars.space[3],
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.text.size.s,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: '2px solid currentColor',
      outlineOffset: -6,
      borderRadius: vars.radius.control,
    },
  },
});
