import { styleVariants } from '@vanilla-extract/css';
import { baseStyle, inLayer } from '../../theme/styles.ts';

/** The place of an icon in its line; a site's own icon brings its colours. */
export const box = baseStyle({ display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' });

const icon = baseStyle(box, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = baseStyle({ fill: 'currentColor', stroke: 'none' });
/** Points in reading direction: mirrored in right-to-left languages. */
export const directed = baseStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });

const sides = { xs: '1rem', s: '1.25rem', m: '1.5rem', l: '2rem', xl: '3rem' };
const square = (side: string) => inLayer('base', { inlineSize: side, blockSize: side });

export const size = styleVariants(sides, side => [icon, square(side)]);
/** The size alone, of an icon that a site brings. */
export const side = styleVariants(sides, square);
