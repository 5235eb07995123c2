import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const ratio = createVar();
export const focus = createVar();
/** Mean colour of the picture: its stand-in while loading, and the tint of its veil. */
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

const image = baseStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectPosition: fallbackVar(focus, '50% 32%'),
});

export const fit = styleVariants({
  cover: [image, inLayer('base', { objectFit: 'cover' })],
  contain: [image, inLayer('base', { objectFit: 'contain' })],
});

export const tone = styleVariants({
  grid: inLayer('base', { filter: vars.treatment.grid }),
  true: {},
});

export const monogram = baseStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  background: vars.photo.placeholder,
  color: vars.photo.monogram,
});

export const initials = baseStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStyle: vars.font.emphasis,
  fontSize: '38cqmin',
  lineHeight: 1,
});

export const veil = baseStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  color: vars.content.onPhoto,
  background: `linear-gradient(${vars.photo.veil}, ${vars.photo.veil})`,
  '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
});

/** A locked picture comes as a small stand-in; it is spread wide and tinted with its own colour. */
export const veiled = baseStyle({ filter: 'blur(10px) saturate(1.1)', scale: '1.15' });

export const keyhole = baseStyle({
  inlineSize: '34cqmin',
  blockSize: '34cqmin',
  maxInlineSize: '4rem',
  maxBlockSize: '4rem',
});

export const overlay = baseStyle({ position: 'absolute', inset: 0 });
