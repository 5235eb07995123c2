import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Focus ring of two pixels with a gap, on the surfaces of the page. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: 2,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
};

/** On pictures: a light ring inside a dark one is visible on every photo. */
export const focusRingOnPhoto: StyleRule = {
  outline: `2px solid ${vars.content.onPhoto}`,
  outlineOffset: -4,
  boxShadow: `inset 0 0 0 2px ${vars.photo.scrim}, inset 0 0 0 6px ${vars.photo.scrim}`,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
};

/** For controls with a coloured background: the ring lies between two lines of the page's colour. */
export const focusRingAnywhere: StyleRule = {
  ...focusRing,
  boxShadow: `0 0 0 2px ${vars.focus.gap}, 0 0 0 6px ${vars.focus.gap}`,
};

/** Styles that everything pressable shares. Combine it with the styles of the component. */
export const pressable: StyleRule = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  userSelect: 'none',
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'default' } },
};

/** Colour transitions of the brand's duration, unless reduced motion is wanted. */
export const transition = (...properties: string[]): StyleRule => ({
  '@media': {
    [media.motion]: {
      transitionProperty: properties.join(', '),
      transitionDuration: vars.motion.out,
      transitionTimingFunction: vars.motion.curve,
    },
  },
});

/** A card around a radio button, whose frame and ground show what is chosen. Combine it with `pressable`, and give it a border. */
export const radioCard: StyleRule = {
  position: 'relative',
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.content.strong,
      background: vars.surface.accent,
      boxShadow: `inset 0 0 0 1px ${vars.content.strong}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.border.strong } },
    },
    [media.forced]: {
      selectors: {
        // no outline: it would look like the focus ring
        '&:has(:checked)::before': {
          content: '',
          position: 'absolute',
          inset: -1,
          border: '3px solid Highlight',
          borderRadius: 'inherit',
        },
        '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
};

/** Covers a `radioCard`, so that the whole card is the native control. */
export const radioCardInput: StyleRule = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};
