import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
});

/** Never so tall that the name slips below the fold. */
export const track = productStyle({
  display: 'flex',
  maxBlockSize: 'max(20rem, 78svh)',
  aspectRatio: '4 / 5',
  inlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  padding: 0,
  margin: 0,
  listStyleType: '""',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const stage = productStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  selectors: {
    // above the pictures, which would cover an outline of the row itself
    [`&:has(> ${track}:focus-visible)::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      ...focusRingOnPhoto,
    },
  },
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

export const counter = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

/** Previous and next, for those who do not swipe. */
export const turn = productStyle(pressable, {
  position: 'absolute',
  insetBlockStart: '40%',
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  border: 0,
  padding: 0,
  borderRadius: vars.radius.control,
  color: vars.content.onPhoto,
  background: vars.photo.scrim,
  selectors: { '&:focus-visible': focusRingOnPhoto, '&:disabled': { visibility: 'hidden' } },
  '@media': { [media.hover]: { display: 'grid' } },
});
export const previous = productStyle({ insetInlineStart: vars.space[3] });
export const next = productStyle({ insetInlineEnd: vars.space[3] });

export const strip = productStyle({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 0,
  margin: 0,
  listStyleType: '""',
});

/** Six fit; of more, the seventh peeps in. */
export const thumbItem = productStyle({
  flex: '1 0 15.6%',
  maxInlineSize: 'calc((100% - 8px) / 5)',
});
