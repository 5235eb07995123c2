import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
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
    '&:focus-visible': { ...focusRing, outlineOffset: -3, zIndex: 1 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 -4px ${vars.content.accent}, inset 0 -6px ${vars.surface.page}`,
    },
  },
});

/** A refused picture is seen by nobody else: it lies under a veil. */
export const refused = productStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.content.onPhoto,
  background: vars.photo.veil,
});
