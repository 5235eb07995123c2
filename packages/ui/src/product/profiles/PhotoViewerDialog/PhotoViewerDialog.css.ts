import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { photoRow, photoRowRing } from '../photo-row.ts';

/** Keeps space for the close button. */
export const bar = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: `calc(${vars.touch.min} + 2 * ${vars.space[3]})`,
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[16],
});
export const name = productStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.strong,
});
export const fixed = productStyle({ flex: 'none' });
export const counter = productStyle({
  flex: 'none',
  fontSize: vars.text.size.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.content.muted,
});

/** Beside the close button. */
export const menu = productStyle({ display: 'flex', marginInlineStart: 'auto' });

export const track = productStyle(photoRow);

/** As high as the window; always dark, so that the photos stand out. */
export const stage = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  minBlockSize: '16rem',
  background: vars.surface.page,
  color: vars.content.default,
  selectors: {
    [`&:has(> ${track}:focus-visible)::after`]: { ...photoRowRing, gridArea: '2 / 1' },
  },
});

export const slide = productStyle({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
});
/** The row takes moves to the sides, the photo those up and down, and all while it is enlarged. */
export const picture = productStyle({
  gridArea: '1 / 1',
  display: 'grid',
  minBlockSize: 0,
  overflow: 'clip',
  userSelect: 'none',
  touchAction: 'pan-x',
  // there the dialog scrolls
  '@media': { [`(not ${media.roomy})`]: { touchAction: 'pan-x pan-y' } },
  selectors: { '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' } },
});
// The area beside a photo is dark, not in the photo's own colour.
globalIn('product', `${picture} > .vl-Photo`, { blockSize: '100%', background: 'none' });

/** Above the edge, clear of the buttons that turn. */
export const enlarge = productStyle({
  position: 'absolute',
  insetBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: vars.space[3],
  color: vars.content.onPhoto,
  background: vars.photo.scrim,
  selectors: {
    '&:focus-visible': focusRingOnPhoto,
    '&[aria-pressed="true"]': { color: vars.photo.scrim, background: vars.content.onPhoto },
  },
});

/** Text in place of a photo, or on a locked one. */
export const instead = productStyle({
  gridArea: '1 / 1',
  zIndex: 1,
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '22rem',
  paddingInline: vars.space[6],
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.content.onPhoto,
});
/** Below the lock icon. */
export const below = productStyle({ alignSelf: 'end', paddingBlockEnd: '16%' });
