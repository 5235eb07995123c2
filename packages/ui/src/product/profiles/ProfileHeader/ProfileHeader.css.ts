import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { stage } from '../PhotoGallery/PhotoGallery.css.ts';

const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

/** Picture above, text below; side by side where there is space. */
export const root = productStyle({
  '@media': {
    [`not ${media.desktop}`]: { display: 'flex', flexDirection: 'column' },
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space[12],
      alignItems: 'start',
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[8],
    },
  },
});

/** Stays in view while the text scrolls beside it. */
export const pictures = productStyle({
  '@media': {
    [media.desktop]: {
      gridRow: '1 / -1',
    },
    [`${media.desktop} and ${media.roomy}`]: {
      position: 'sticky',
      insetBlockStart: `calc(3.5rem + ${vars.space[8]})`,
    },
  },
});

/** On desktops above the text; on phones and tablets in view while the text scrolls, where there is space for a bar. */
export const actions = productStyle({
  '@media': {
    [media.desktop]: { paddingBlockEnd: vars.space[6] },
    [`(not ${media.desktop}) and ${media.roomy}`]: { order: 1 },
  },
});

export const badges = productStyle({
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
    // the picture is lower there, and the face begins above the name
    [`${media.phone} and ${media.roomy}`]: { paddingBlockStart: '3.5rem', paddingBlockEnd: vars.space[4] },
    [media.forced]: { background: 'Canvas', color: 'CanvasText', paddingBlockStart: vars.space[3] },
  },
});

// The figure that stands for a missing picture is light in light mode: its text needs no shade, and the colours of a page.
const blank = `${stage}:has(li:only-child [data-blank]) ${caption}`;
globalIn('product', blank, { background: 'none', color: vars.content.strong });
globalIn('product', `${blank} .vl-Marker`, { background: vars.feedback.positive.solid });

export const line = productStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
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
