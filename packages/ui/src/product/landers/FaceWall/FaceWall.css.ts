import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { VEIL } from './veil.ts';

/** Upright phones with letters of a usual size. */
const phone = `${media.phone} and ${media.roomy}`;

const wallHeight = '22rem';
/** Where the words begin that stand on the wall. */
export const wordsBegin = '14rem';

const veil = (percent: number) => `color-mix(in oklab, ${vars.surface.page} ${percent}%, transparent)`;

/** Behind the words, at the upper edge of a box with `position`; hidden pictures are not loaded. */
export const root = productStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: wallHeight,
    },
  },
});

/** Ends in the ground of the page, whose light goes on below it. */
export const wall = productStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 6,
  overflow: 'clip',
  maskImage: `linear-gradient(#000 calc(${wallHeight} - 5rem), transparent)`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${veil(50)}, ${veil(0)} 4rem, ${veil(0)} 7rem, ${veil(72)} 12rem, ${veil(VEIL)} calc(${wordsBegin} - .5rem))`,
    },
  },
  '@media': { [media.forced]: { display: 'none' } },
});

const rise = keyframes({ to: { transform: 'translateY(-50%)' } });

/** Its pictures twice, so that the second ones are where the first ones were when it begins again. */
export const column = productStyle({
  display: 'grid',
  '@media': { [media.motion]: { animation: `${rise} 80s linear infinite` } },
});
globalIn('product', `${column} > .vl-Photo`, { marginBlockEnd: 6 });
globalIn('product', `${column}:nth-child(2)`, {
  marginBlockStart: '-3rem',
  '@media': { [media.motion]: { animationDirection: 'reverse' } },
});
globalIn('product', `${root}:has(:checked) ${column}`, {
  '@media': { [media.motion]: { animationPlayState: 'paused' } },
});
/** A row above the words, where faces have begun to fade. */
const corner = {
  position: 'absolute',
  insetBlockStart: `calc(${wordsBegin} - ${vars.space[1]} - ${vars.touch.min})`,
} as const;

export const mark = productStyle(corner, {
  insetInlineStart: vars.space.gutter,
  display: 'flex',
  maxInlineSize: `calc(100% - 2 * ${vars.space.gutter} - ${vars.touch.min})`,
  minBlockSize: vars.touch.min,
  alignItems: 'center',
});

/** At the lower edge of a picture, where it covers no face. */
export const ownMark = productStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  containerType: 'inline-size',
});

/** Shown where something moves: it holds the pictures still. */
export const still = productStyle(corner, pressable, {
  display: 'none',
  insetInlineEnd: vars.space[2],
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  borderRadius: '50%',
  color: vars.content.onPhoto,
  selectors: { '&:has(:focus-visible)': focusRingAnywhere },
  '@media': { [media.motion]: { display: 'grid' }, [media.forced]: { display: 'none' } },
});

export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  background: vars.photo.label,
  color: vars.photo.onLabel,
});

/** The box lies over the sign, unseen. */
export const box = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const play = productStyle({ display: 'none' });
globalIn('product', `:checked ~ ${sign} > ${play}`, { display: 'block' });
globalIn('product', `:checked ~ ${sign} > :not(${play})`, { display: 'none' });
