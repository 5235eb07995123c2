import { vars } from '../../../theme/contract.css.ts';
import { darkScene } from '../../../theme/scene.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const roomy = 'lander (width >= 56rem)';

/** Puts the middle of an element at its position, whichever side the position counts from. */
const centred = {
  translate: '-50% -50%',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
} as const;
/** The lines follow the positions. */
const mirrored = { '[dir="rtl"] &': { scale: '-1 1' } };

export const net = productStyle({
  position: 'relative',
  blockSize: '100%',
  aspectRatio: '2 / 3',
  maxBlockSize: '44rem',
  marginInline: 'auto',
  background: vars.surface.accent,
  // the curtain of a dark scene goes on behind the pictures
  selectors: { [`${darkScene} &`]: { background: 'none' } },
  '@container': { [roomy]: { aspectRatio: 'auto', maxBlockSize: 'none' } },
});

export const lines = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.content.accent,
  strokeWidth: 1.5,
  selectors: mirrored,
});

/** Lines between interests, on a picture. */
export const rays = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.content.onPhoto,
  strokeWidth: 2,
  selectors: mirrored,
});

export const people = productStyle({ margin: 0, padding: 0, listStyleType: '""' });

/** Positions of the people in percent: four corners and a larger one in the middle. */
export const places = [
  [19.5, 15.5],
  [80.5, 16.5],
  [50, 50],
  [19.5, 84.5],
  [80.5, 83.5],
] as const;

/** Positions of the interests in percent, in the order of the line that joins them. */
export const stars = [
  [22, 24],
  [46, 12],
  [70, 30],
  [40, 52],
  [72, 72],
] as const;

export const person = productStyle({
  position: 'absolute',
  display: 'grid',
  inlineSize: '34%',
  aspectRatio: '4 / 5',
  ...centred,
  '@container': { [roomy]: { inlineSize: '27%' } },
});
places.forEach(([x, y], index) => {
  globalIn('product', `${person}:nth-child(${index + 1})`, {
    insetInlineStart: `${x}%`,
    insetBlockStart: `${y}%`,
  });
});
globalIn('product', `${person} figcaption`, {
  '@container': { 'lander (width < 56rem)': { fontSize: vars.text.size.s } },
});

/** An interest on a line, as on a strip of paper. */
export const word = productStyle({
  position: 'absolute',
  ...centred,
  inlineSize: 'max-content',
  maxInlineSize: '46%',
  paddingInline: vars.space[2],
  paddingBlock: vars.space.half,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.s,
  lineHeight: 1.15,
  textAlign: 'center',
  color: vars.content.strong,
  background: vars.surface.page,
  borderRadius: vars.radius.mark,
  '@container': { [roomy]: { fontSize: vars.text.size.l } },
});

/** An interest at a point of the line. */
export const star = productStyle({
  position: 'absolute',
  ...centred,
  inlineSize: 'max-content',
  maxInlineSize: '46%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontWeight: vars.font.strong,
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.m,
  textAlign: 'center',
  color: vars.content.strong,
  background: vars.surface.page,
  borderRadius: vars.radius.pill,
  '@container': { [roomy]: { fontSize: vars.text.size.l, lineHeight: vars.text.leading.l } },
});
