import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle(pressable, {
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  borderRadius: vars.radius.photo,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // above the picture, which would cover an outline of the button itself
    '&:focus-visible::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      ...focusRingOnPhoto,
    },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 -4px ${vars.content.accent}, inset 0 -6px ${vars.surface.page}`,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current]::after': { borderBlockEnd: '6px solid Highlight' } } },
  },
});

/** A refused picture is hidden from others: it is covered. */
export const refused = productStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.content.onPhoto,
  background: vars.photo.veil,
});
