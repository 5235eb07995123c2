import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const table = productStyle({
  position: 'absolute',
  inset: 0,
  containerName: 'table',
  containerType: 'size',
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

/** Irregular edges as if cut by hand, with a piece of coloured paper behind. */
export const cutting = productStyle({
  position: 'absolute',
  display: 'grid',
  aspectRatio: '4 / 5',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-7% -9% -6% -8%',
    background: vars.surface.accent,
    clipPath: 'polygon(6% 9%, 58% 0, 97% 12%, 100% 71%, 88% 100%, 21% 94%, 0 58%)',
  },
});
globalIn('product', `${cutting}:nth-child(3n + 2)::before`, {
  background: vars.surface.inverse,
  clipPath: 'polygon(0 4%, 44% 8%, 93% 0, 100% 88%, 61% 93%, 9% 100%)',
});
globalIn('product', `${cutting}:nth-child(3n)::before`, { background: vars.border.accent });

export const paper = productStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  clipPath: 'polygon(3% 1%, 97% 4%, 100% 52%, 96% 98%, 41% 100%, 2% 95%, 0 38%)',
});

const roomy = 'lander (width >= 56rem)';
const at = (
  index: number,
  [x, y]: [number, number],
  [wideX, wideY, wide]: [number, number, number],
  turn: number,
) =>
  globalIn('product', `${cutting}:nth-child(${index})`, {
    insetInlineStart: `${x}cqi`,
    insetBlockStart: `${y}cqb`,
    inlineSize: 'min(42cqi, 40cqb)',
    rotate: `${turn}deg`,
    '@container': {
      [roomy]: { insetInlineStart: `${wideX}cqi`, insetBlockStart: `${wideY}cqb`, inlineSize: `${wide}cqi` },
    },
  });

// Pictures overlap only where they have no badge and no name.
at(1, [3, 5], [3, 7, 20], -4);
at(2, [54, 2], [77.5, 4, 18.5], 3);
at(3, [30, 51], [13, 50, 14.5], 2);
at(4, [0, 0], [71.5, 44, 15.5], -3);
at(5, [0, 0], [1.5, 70, 11.5], -6);
at(6, [0, 0], [85, 66, 14], 5);

// Low tablets: three side by side.
const low = 'table (aspect-ratio > 6/5) and (24rem <= width < 56rem)';
for (const [index, x] of [3, 35, 67].entries()) {
  globalIn('product', `${cutting}:nth-child(${index + 1})`, {
    '@container': {
      [low]: { insetInlineStart: `${x}cqi`, insetBlockStart: '11cqb', inlineSize: 'min(30cqi, 60cqb)' },
    },
  });
}
// Small phones show two: with three, names would cover faces.
const small = 'table (aspect-ratio > 6/5) and (width < 24rem)';
globalIn('product', `${cutting}:nth-child(n)`, {
  '@container': { [small]: { insetBlockStart: '11cqb', inlineSize: 'min(42cqi, 64cqb)' } },
});
globalIn('product', `${cutting}:nth-child(3)`, { '@container': { [small]: { display: 'none' } } });
globalIn('product', `${cutting}:nth-child(n + 4)`, {
  display: 'none',
  '@container': { [roomy]: { display: 'grid' } },
});
