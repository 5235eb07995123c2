import { vars } from '../../theme/contract.css.ts';
import { hiddenText } from '../../theme/hidden-text.ts';
import { focusRingOnPhoto } from '../../theme/interactive.ts';
import { media as when } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

export const root = patternStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '100%',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.photo,
  background: vars.photo.placeholder,
  // focus ring around the whole tile when the link inside has the focus
  selectors: {
    '&:has(a:focus-visible:not([data-quiet-focus]))::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      ...focusRingOnPhoto,
    },
  },
});

/** Picture, or its skeleton. */
globalIn('patterns', `${root} > :first-child`, {
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  '@media': {
    [when.motion]: { transition: `scale ${vars.motion.dialog} ${vars.motion.curve}` },
  },
});
globalIn('patterns', `${root}:hover > .vl-Photo`, {
  '@media': { [when.hover]: { scale: '1.02' } },
});

/** What fills the tile in place of a picture. */
export const media = patternStyle({ display: 'grid' });
globalIn('patterns', `${media} > *`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const badges = patternStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInline: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

/** Stacked badges; the first one is short, to leave space for the ribbon in the other corner. */
export const besideRibbon = patternStyle(badges, { flexDirection: 'column' });

export const ribbon = patternStyle({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

/** The scrim is as tall as the text needs and fades in eased steps. */
export const caption = patternStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockStart: '3.25rem',
  paddingBlockEnd: `clamp(${vars.space[2]}, 4.5%, ${vars.space[4]})`,
  paddingInline: `clamp(${vars.space[2]}, 5.5%, ${vars.space[4]})`,
  color: vars.content.onPhoto,
  background: `linear-gradient(to top, ${vars.photo.scrim}, ${scrim(94)} 28%, ${scrim(78)} 52%, ${scrim(44)} 74%, ${scrim(14)} 90%, transparent)`,
  '@media': {
    [when.forced]: { background: 'Canvas', color: 'CanvasText', paddingBlockStart: vars.space[2] },
  },
});

/** The text follows the width of the caption where that differs: in tiles that may be large, and with a mark. */
export const measured = patternStyle(caption, { containerType: 'inline-size', containerName: 'tile' });

export const marked = patternStyle(measured, {});
globalIn('patterns', `${marked} > .vl-OriginMark`, { marginBlockStart: vars.space[1] });

/**
 * The action is last, above the link that covers the tile; the caption leaves space for it. With an
 * empty rule: of a class without any, modules that are built without a sheet keep only what it is composed of.
 */
export const withAction = patternStyle(root, {});
globalIn('patterns', `${withAction} > :last-child`, {
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInlineEnd: vars.space[1],
});
// a name above two rows is above the action too; with large text the action has a row of its own below the words
globalIn('patterns', `${withAction} > ${caption} > :not(:first-child:nth-last-child(n + 3))`, {
  '@media': { [`not ${when.narrow}`]: { marginInlineEnd: vars.touch.min } },
});
globalIn('patterns', `${withAction} > ${caption}`, {
  '@media': { [when.narrow]: { paddingBlockEnd: `calc(${vars.touch.min} + ${vars.space[2]})` } },
});

/**
 * The link covers the tile, however tall it is: not in units of the container, which cost time in every layout. Its parts are no
 * flex or grid items: WebKit keeps the width that those had before the container's rule made their letters larger, and cuts them.
 */
export const name = patternStyle({
  display: 'block',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.m,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, insetBlockStart: '-125vmax' },
    '&:focus-visible': { outline: 'none' },
  },
  '@container': {
    'tile (width >= 16rem)': { fontSize: vars.text.size.h3, lineHeight: vars.text.leading.h3 },
  },
});

const namePart = patternStyle({ display: 'inline-block', verticalAlign: 'top' });
export const age = namePart;
/** A long name leaves the age its place. */
export const nameText = patternStyle(namePart, {
  maxInlineSize: 'calc(100% - 2.5em)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const line = patternStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minInlineSize: 0,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  '@container': {
    'tile (width >= 16rem)': { fontSize: vars.text.size.s, lineHeight: vars.text.leading.s },
  },
});

// Beside the first row of details, however many there are.
globalIn('patterns', `${line} > .vl-Marker`, { marginBlockStart: 'calc((1lh - 8px) / 2)' });

/** Hides the dot before the first detail of each row. */
export const clip = patternStyle({ flex: 1, minInlineSize: 0, overflow: 'hidden' });
const dot = '0.75em';
export const details = patternStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${dot}` });

/** A detail that does not fit into one line wraps: with wide text spacing, places do. */
export const detail = patternStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  paddingInlineStart: dot,
  '::before': {
    content: '"·" / ""',
    display: 'inline-block',
    inlineSize: dot,
    marginInlineStart: `-${dot}`,
    textAlign: 'center',
  },
});

// A small tile with a mark shows one fact: with two, the mark would cover the face.
globalIn('patterns', `${marked} ${detail} + ${detail}`, {
  '@container': { 'tile (width < 14rem)': hiddenText },
});

/** Above the link that covers the tile, so that a link in it can be pressed. */
export const footer = patternStyle({
  position: 'relative',
  inlineSize: 'fit-content',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.s,
});

// The figure that stands for a missing picture is light in light mode: its text needs no shade, and the colours of a page.
globalIn('patterns', `[data-blank] ~ ${caption}`, { background: 'none', color: vars.content.strong });
globalIn('patterns', `[data-blank] ~ ${caption} .vl-Marker`, {
  background: vars.feedback.positive.solid,
});
