import { styleVariants } from '@vanilla-extract/css';
import { baseStyle, inLayer } from '../../theme/styles.ts';

const icon = baseStyle({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = baseStyle({ fill: 'currentColor', stroke: 'none' });
/** Points in reading direction: mirrored in right-to-left languages. */
export const directed = baseStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });

const square = (side: string) => [icon, inLayer('base', { inlineSize: side, blockSize: side })];

export const size = styleVariants({
  xs: square('1rem'),
  s: square('1.25rem'),
  m: square('1.5rem'),
  l: square('2rem'),
  xl: square('3rem'),
});
