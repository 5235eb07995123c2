import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** A row with scroll snap; the edge of the next tile is visible. */
export const strip = productStyle({
  display: 'flex',
  gap: vars.portrait.gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  padding: 0,
  margin: 0,
  listStyleType: '""',
  selectors: { '&:focus-visible': focusRing },
});

export const frame = productStyle({
  flex: 'none',
  inlineSize: 'clamp(8.25rem, 30vw, 10rem)',
  aspectRatio: '4 / 5',
  scrollSnapAlign: 'start',
});
