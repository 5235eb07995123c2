import { vars } from '../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../theme/interactive.ts';
import { media } from '../theme/media.ts';
import { baseStyle } from '../theme/styles.ts';

/** Row of a checkbox or radio button and its label. */
export const row = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  minBlockSize: `min(${vars.touch.min}, 2.75rem)`,
  paddingBlock: vars.space[2],
});

export const box = baseStyle(pressable, transition('background-color', 'border-color'), {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlock: '0.0625rem',
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  color: vars.content.onInverse,
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked': { background: vars.surface.inverse, borderColor: vars.surface.inverse },
    '&[aria-invalid]': {
      borderColor: vars.feedback.critical.text,
      boxShadow: `inset 0 0 0 1px ${vars.feedback.critical.text}`,
    },
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.border.hairline },
    '&:checked:disabled': { background: vars.border.strong, borderColor: vars.border.strong },
  },
  // In forced colours the browser draws the box and its check mark.
  '@media': {
    [media.forced]: { appearance: 'auto', selectors: { '&:checked::before': { content: 'none' } } },
  },
});

/** The check mark of a checked box. */
export const check = baseStyle({
  borderRadius: vars.radius.mark,
  selectors: {
    '&:checked::before': {
      content: '',
      // The check mark looks the same in every browser.
      direction: 'ltr',
      boxSizing: 'border-box',
      inlineSize: '0.75rem',
      blockSize: '0.4375rem',
      borderInlineStart: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      rotate: '-45deg',
      translate: '0 -0.125rem',
    },
  },
});

export const dot = baseStyle({
  borderRadius: '50%',
  selectors: {
    '&:checked::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: '50%',
      background: 'currentColor',
    },
  },
});

export const label = baseStyle({ cursor: 'pointer', paddingBlock: 0, overflowWrap: 'break-word' });
export const below = baseStyle({ gridColumn: 2 });
