import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../theme/interactive.ts';
import { productStyle } from '../theme/styles.ts';

/** Vertical position; the middle where it is not set. */
export const height = createVar();

const turn = productStyle(pressable, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: fallbackVar(height, '50%'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  border: 0,
  padding: 0,
  borderRadius: vars.radius.action,
  color: vars.content.onPhoto,
  background: vars.photo.scrim,
  selectors: {
    '&:focus-visible': focusRingOnPhoto,
    // the keyboard can still come there, and shows where it is
    '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
});
export const previous = productStyle(turn, { insetInlineStart: vars.space[3] });
export const next = productStyle(turn, { insetInlineEnd: vars.space[3] });
