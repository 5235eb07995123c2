import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** Progress of the drag: 1 likes, -1 passes. Set while the card is dragged. */
export const pull = createVar();

/** Position of the card in the stack. */
export const slot = productStyle({
  position: 'relative',
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': {
    [media.motion]: {
      transition: `scale ${vars.motion.dialog} ${vars.motion.curve}, rotate ${vars.motion.dialog} ${vars.motion.curve}, translate ${vars.motion.dialog} ${vars.motion.curve}`,
    },
  },
});
export const behind = productStyle({
  zIndex: 0,
  scale: '0.985',
  rotate: `calc(0.875 * ${vars.portrait.turn})`,
  translate: `0 ${vars.portrait.inset}`,
});
export const leaving = productStyle({ zIndex: 2, pointerEvents: 'none' });

/** Drags sideways; vertical movement scrolls the page. */
export const card = productStyle({
  vars: { [pull]: '0' },
  position: 'relative',
  blockSize: '100%',
  borderRadius: vars.radius.photo,
  boxShadow: vars.elevation.raised,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
});
globalIn('product', `${card} a`, { cursor: 'inherit' });
// as high as its place: without a width the tile would keep its ratio
globalIn('product', `${card} > .vl-PersonTile`, { inlineSize: '100%' });

const shade = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;
/** A tall caption: its shade is dark enough from the name on, not from a share of the height on. */
globalIn('product', `${card} > .vl-PersonTile > :first-child:not([data-blank]) ~ [data-part="caption"]`, {
  background: `linear-gradient(to bottom, transparent, ${shade(14)} 0.75rem, ${shade(44)} 1.75rem, ${shade(74)} 3.25rem, ${shade(92)} 7rem, ${vars.photo.scrim})`,
  '@media': { [media.forced]: { background: 'Canvas' } },
});

/** Below the segments of the photos. */
export const stepped = productStyle({});
globalIn('product', `${stepped} [data-part="badges"]`, { insetBlockStart: vars.space[5] });
// leaves its place to the sign beside the name
globalIn('product', `${card} [data-part="name"]`, { paddingInlineEnd: vars.space[6] });

/** Text of the decision, on the side of the card that stays visible longest. */
const slip = productStyle(transition('opacity'), {
  position: 'absolute',
  insetBlockStart: '24%',
  maxInlineSize: '70%',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.photo,
  background: vars.photo.label,
  color: vars.photo.onLabel,
  boxShadow: vars.elevation.raised,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.h2,
  lineHeight: vars.text.leading.h2,
  letterSpacing: vars.text.tracking.display,
  pointerEvents: 'none',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const like = productStyle(slip, {
  left: vars.space[5],
  rotate: '-8deg',
  opacity: pull,
});
export const pass = productStyle(slip, {
  right: vars.space[5],
  rotate: '8deg',
  opacity: `calc(${pull} * -1)`,
});
