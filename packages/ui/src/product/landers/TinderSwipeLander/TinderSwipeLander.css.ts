import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { darkScene } from '../../../theme/scene.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const table = productStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  blockSize: '100%',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[8],
  background: vars.surface.accent,
  // the curtain of a dark scene goes on behind the pictures
  selectors: { [`${darkScene} &`]: { background: 'none' } },
});

export const deck = productStyle({
  position: 'relative',
  inlineSize: 'min(78%, 23rem)',
  aspectRatio: '4 / 5',
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

/** A card; those below it stick out on the sides. */
export const card = productStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  padding: vars.space[2],
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.elevation.raised,
  transformOrigin: '50% 100%',
  selectors: {
    '&[data-depth="1"]': {
      rotate: `calc(1.25 * ${vars.portrait.turn})`,
      translate: `0 ${vars.portrait.inset}`,
    },
    '&[data-depth="2"]': {
      rotate: `calc(-1.5 * ${vars.portrait.turn})`,
      translate: `0 calc(2 * ${vars.portrait.inset})`,
    },
    '&[data-depth="gone"]': { translate: '-130% 0', rotate: '-16deg', visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    [media.motion]: {
      transition: `rotate ${vars.motion.dialog} ${vars.motion.curve}, translate ${vars.motion.dialog} ${vars.motion.curve}, opacity ${vars.motion.dialog}, visibility ${vars.motion.dialog}`,
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

/** Under the last card. */
export const end = productStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const actions = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
