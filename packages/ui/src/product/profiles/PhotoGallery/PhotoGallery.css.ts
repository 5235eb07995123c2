import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { height } from '../../PhotoNavButtons.css.ts';
import { photoRow, photoRowRing } from '../photo-row.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.portrait.gap,
  // beside text it begins where that does
  '@media': { [`not ${media.desktop}`]: { padding: vars.portrait.inset } },
});

/** Limited in height, so that the name is visible without scrolling; on phones and tablets the first words below it too. */
export const track = productStyle(photoRow, {
  maxBlockSize: 'max(20rem, 78svh)',
  aspectRatio: '4 / 5',
  inlineSize: '100%',
  '@media': {
    [`(not ${media.desktop}) and ${media.roomy}`]: { maxBlockSize: 'max(16rem, 56svh)' },
    [`${media.phone} and ${media.roomy}`]: { maxBlockSize: 'max(16rem, 46svh)' },
  },
});

export const stage = productStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // square where it extends to the edges of the window
  borderRadius: `min(${vars.radius.photo}, 9 * ${vars.portrait.inset})`,
  vars: { [height]: '40%' },
  selectors: { [`&:has(> ${track}:focus-visible)::after`]: photoRowRing },
});

export const slide = productStyle({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  display: 'grid',
});
globalIn('product', `${slide} > *`, { gridArea: '1 / 1', blockSize: '100%' });

/** The focus ring lies inside: outside it would be cut off. */
export const open = productStyle({
  display: 'grid',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible::after': photoRowRing },
});
globalIn('product', `${open} > *`, { gridArea: '1 / 1', blockSize: '100%' });

export const counter = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

/** Phones have the counter, and a finger to swipe with. */
export const strip = productStyle({
  display: 'flex',
  gap: vars.portrait.gap,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 0,
  margin: 0,
  listStyleType: '""',
  '@media': { [media.phone]: { display: 'none' } },
});

/** Six thumbnails fit; with more, the edge of the seventh is visible. */
export const thumbItem = productStyle({
  flex: '1 0 15.6%',
  maxInlineSize: `calc((100% - 4 * ${vars.portrait.gap}) / 5)`,
});
