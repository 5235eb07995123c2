import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, globalIn, inLayer } from '../../theme/styles.ts';

export const ratio = createVar();
export const focus = createVar();
/** Mean colour of the picture: background while it loads, and tint of the overlay on locked pictures. */
export const mean = createVar();

const frame = baseStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: fallbackVar(ratio, '4 / 5'),
  inlineSize: '100%',
  background: fallbackVar(mean, vars.photo.placeholder),
  isolation: 'isolate',
});

export const radius = styleVariants({
  none: [frame],
  photo: [frame, inLayer('base', { borderRadius: vars.radius.photo })],
  bubble: [frame, inLayer('base', { borderRadius: vars.radius.bubble })],
  round: [frame, inLayer('base', { borderRadius: '50%' })],
});

export const image = baseStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: fallbackVar(focus, '50% 32%'),
  filter: vars.treatment.grid,
});
export const contain = baseStyle({ objectFit: 'contain' });
export const trueColours = baseStyle({ filter: 'none' });

/** Without this background the place of a picture would have no visible edge. */
const frameInForced = { border: '1px solid CanvasText', borderRadius: 'inherit' } as const;

/** The colour of the brand, mixed with the ground behind it. */
const tint = (share: string) =>
  `color-mix(in oklab, ${vars.photo.monogram} ${share}, ${vars.photo.placeholder})`;

export const monogram = baseStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'end center',
  containerType: 'size',
  background: `radial-gradient(circle at 50% 35%, ${vars.photo.placeholder}, ${tint('18%')})`,
  '@media': { [media.forced]: { ...frameInForced, background: 'Canvas' } },
});

/** As high as the picture: in an upright one the shoulders go on beyond its sides. */
export const figure = baseStyle({
  inlineSize: 'min(100cqb, 130cqi)',
  maxInlineSize: 'none',
  aspectRatio: '1',
  fill: tint('34%'),
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

export const initials = baseStyle({
  fill: vars.photo.monogram,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStyle: vars.font.emphasis,
  fontSize: 24,
  '@media': { [media.forced]: { fill: 'Canvas' } },
});

export const veil = baseStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  color: vars.content.onPhoto,
  background: `linear-gradient(${vars.photo.veil}, ${vars.photo.veil})`,
  '@media': {
    [media.forced]: {
      ...frameInForced,
      background: 'Canvas',
      color: 'CanvasText',
      // a picture that is being checked stays visible to its owner
      selectors: { '[data-veil="pending"] > &': { background: 'none' } },
    },
  },
});
globalIn('base', `[data-veil="pending"] > ${veil} > svg`, {
  '@media': { [media.forced]: { background: 'Canvas', borderRadius: '50%' } },
});

/** A locked picture comes as a small blurred file; it is blurred further, and enlarged to hide the soft edges. */
export const veiled = baseStyle({ filter: 'blur(10px) saturate(1.1)', scale: '1.15' });

export const keyhole = baseStyle({
  inlineSize: '34cqmin',
  blockSize: '34cqmin',
  maxInlineSize: '4rem',
  maxBlockSize: '4rem',
});

export const overlay = baseStyle({ position: 'absolute', inset: 0 });
