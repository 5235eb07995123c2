import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const nav = baseStyle({ display: 'flex', justifyContent: 'center' });

export const list = baseStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const page = baseStyle(pressable, transition('background-color'), {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: `min(${vars.touch.min}, 12vw)`,
  minBlockSize: vars.touch.min,
  borderRadius: vars.radius.action,
  color: vars.content.default,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  fontVariantNumeric: 'lining-nums',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current]': { background: vars.surface.inverse, color: vars.content.onInverse },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.surface.sunken } } },
    [media.forced]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const gap = baseStyle({ color: vars.content.muted, paddingInline: vars.space[1] });
/** Keeps the space of an arrow without a target. */
export const nowhere = baseStyle({ minInlineSize: `min(${vars.touch.min}, 12vw)` });
