import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, globalIn, inLayer } from '../../theme/styles.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** How far below its place a box begins and ends, and how opaque it is there. */
const away = { below: createVar(), opacity: createVar() };
const apart = { opacity: away.opacity, translate: `0 ${away.below}` };
const rise = keyframes({ from: apart });
const sink = keyframes({ to: apart });

/** Covers the page and holds the box, so that long dialogs scroll as a whole. */
export const stage = baseStyle({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  display: 'grid',
  background: vars.backdrop,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.motion]: {
      animation: `${fadeIn} ${vars.motion.in} ${vars.motion.curve}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.out} ease-in forwards` },
      },
    },
  },
});

// Radix disables the pointer events of `body`, which are inherited: every element of the page would be styled anew. It is not
// needed, because the stage is in front of the page. (The types know no `!important`.)
globalIn('base', 'body[data-vl-covered]', { pointerEvents: 'auto !important' as 'auto' });

export const box = baseStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.surface.overlay,
  color: vars.content.default,
  boxShadow: vars.elevation.overlay,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

const asSheet = {
  placeSelf: 'end stretch',
  inlineSize: '100%',
  marginBlockStart: vars.space[12],
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  boxShadow: vars.elevation.sheet,
  vars: { [away.below]: '100%', [away.opacity]: '1' },
} as const;

const enter = (animation: string, leave: string) => ({
  [media.motion]: {
    animation: `${animation} ${vars.motion.dialog} ${vars.motion.curve}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.out} ease-in forwards` } },
  },
});

export const placement = styleVariants({
  center: inLayer('base', {
    '@media': {
      ...enter(rise, sink),
      [media.tablet]: {
        placeSelf: 'center',
        margin: vars.space[6],
        borderRadius: vars.radius.dialog,
        vars: { [away.below]: '12px', [away.opacity]: '0' },
      },
      [media.phone]: asSheet,
    },
  }),
  sheet: inLayer('base', {
    ...asSheet,
    '@media': {
      ...enter(rise, sink),
      [media.tablet]: { placeSelf: 'end center', inlineSize: 'min(100%, 40rem)' },
    },
  }),
  full: inLayer('base', { inlineSize: '100%', minBlockSize: '100%', '@media': enter(fadeIn, fadeOut) }),
});

/** The upper edge of a sheet, by which it can be dragged away; elsewhere there is none. */
export const handle = baseStyle({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: vars.space[6],
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1.125rem)',
      insetBlockStart: vars.space[2],
      inlineSize: '2.25rem',
      blockSize: '0.25rem',
      borderRadius: vars.radius.pill,
      background: vars.border.strong,
    },
  },
  '@media': {
    [media.phone]: { display: 'block' },
    [media.forced]: { selectors: { '&::after': { background: 'CanvasText' } } },
  },
});

const wide = (inlineSize: string) =>
  inLayer('base', { '@media': { [media.tablet]: { inlineSize: `min(${inlineSize}, 100% - 3rem)` } } });

/** Widths from tablets on; on phones dialogs take the whole width. */
export const size = styleVariants({ s: wide('24rem'), m: wide('32rem'), l: wide('46rem'), free: {} });

/** Keeps a picture inside the rounded corners. */
export const hero = baseStyle({
  overflow: 'clip',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
});

export const head = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
  paddingInline: vars.space[6],
});

export const description = baseStyle({ color: vars.content.muted, textWrap: 'pretty' });

export const body = baseStyle({ flex: 1, minInlineSize: 0, padding: vars.space[6] });
export const bare = baseStyle({ padding: 0 });

export const footer = baseStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingInline: vars.space[6],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
  background: vars.surface.overlay,
  borderRadius: 'inherit',
  '@media': {
    [media.phone]: { flexDirection: 'column-reverse', flexWrap: 'nowrap', alignItems: 'stretch' },
    [media.roomy]: { position: 'sticky', insetBlockEnd: 0 },
  },
});

export const close = baseStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});
globalIn('base', `${hero} ~ ${close} > button:focus-visible`, focusRingAnywhere);
globalIn('base', `${hero} ~ ${handle}::after`, {
  background: vars.content.onPhoto,
  boxShadow: `0 0 0 1px ${vars.photo.scrim}`,
  '@media': { [media.forced]: { background: 'CanvasText', outline: '1px solid Canvas' } },
});
// keeps space for the close button
globalIn('base', `${box}:not(:has(> ${hero})):has(> ${close}) > ${head}`, {
  paddingInlineEnd: vars.space[16],
});
