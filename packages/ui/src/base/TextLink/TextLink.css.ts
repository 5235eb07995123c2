import { vars } from '../../theme/contract.css.ts';
import { focusRing, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const link = baseStyle(transition('text-decoration-color'), {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: vars.border.strong,
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-busy="true"])': { textDecorationColor: 'currentColor' } },
    },
  },
});

/** For a button that looks like a link. */
export const bare = baseStyle({
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  font: 'inherit',
  position: 'relative',
  selectors: { '&[aria-busy="true"]': { textDecorationColor: 'transparent', cursor: 'default' } },
});

/** The text keeps its space while the spinner turns, so nothing moves. */
export const label = baseStyle({ selectors: { '[aria-busy="true"] > &': { opacity: 0 } } });

export const spinner = baseStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Must come after `bare`, which inherits the weight of the text around it. */
export const strong = baseStyle({ fontWeight: vars.font.strong });
