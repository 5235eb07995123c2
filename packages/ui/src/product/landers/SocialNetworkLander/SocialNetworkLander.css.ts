import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const roomy = 'lander (width >= 56rem)';

export const net = productStyle({
  position: 'relative',
  blockSize: '100%',
  aspectRatio: '2 / 3',
  maxBlockSize: '44rem',
  marginInline: 'auto',
  background: vars.surface.accent,
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

export const person = productStyle({
  position: 'absolute',
  display: 'grid',
  inlineSize: '34%',
  aspectRatio: '4 / 5',
  translate: '-50% -50%',
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
  translate: '-50% -50%',
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
