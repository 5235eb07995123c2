import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

/** Picture above, words below; side by side where there is room. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space[12],
      alignItems: 'start',
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[8],
    },
  },
});

export const gallery = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(3.5rem + ${vars.space[8]})` } },
});

export const stage = productStyle({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });

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
  selectors: { '&:focus-visible': { ...focusRingOnPhoto, zIndex: 1 } },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
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

export const marks = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  maxInlineSize: 'calc(100% - 7rem)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});

export const caption = productStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: '6rem',
  paddingBlockEnd: vars.space[5],
  paddingInline: vars.space[5],
  color: vars.content.onPhoto,
  pointerEvents: 'none',
  background: `linear-gradient(to top, ${vars.photo.scrim}, ${scrim(94)} 28%, ${scrim(78)} 52%, ${scrim(44)} 74%, ${scrim(14)} 90%, transparent)`,
  '@media': {
    [media.forced]: { background: 'Canvas', color: 'CanvasText', paddingBlockStart: vars.space[3] },
  },
});

// Without any picture the stage is paper: the words stand on it in ink.
const blank = `${stage}:has(li:only-child [data-part="monogram"]) ${caption}`;
globalIn('product', blank, { background: 'none', color: vars.content.strong });
globalIn('product', `${blank} [data-component="Marker"]`, { background: vars.feedback.positive.solid });

export const line = productStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
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

export const body = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minInlineSize: 0,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[5],
  '@media': { [media.desktop]: { padding: 0 } },
});
