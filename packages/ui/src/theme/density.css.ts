import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities } from './density.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { phoneText } from './type-scale.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;
const times = (amount: number) => `calc(${vars.space.unit} * ${amount})`;

// Without specificity: a brand may have its own unit, and the density of the page applies to the brands inside.
globalStyle(':where(:root)', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.space.unit]: rem(densities.comfortable.unit),
        [vars.touch.min]: rem(densities.comfortable.touch),
      },
    },
  },
});

// Declared again on every element that sets a density, so that the multiples use the unit of that subtree.
globalStyle('[data-vl-brand], [data-vl-density]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.space.half]: times(0.5),
        [vars.space[1]]: times(1),
        [vars.space[2]]: times(2),
        [vars.space[3]]: times(3),
        [vars.space[4]]: times(4),
        [vars.space[5]]: times(5),
        [vars.space[6]]: times(6),
        [vars.space[8]]: times(8),
        [vars.space[10]]: times(10),
        [vars.space[12]]: times(12),
        [vars.space[16]]: times(16),
        [vars.space[24]]: times(24),
        [vars.space.gutter]: '1rem',
      },
      '@media': {
        // with large text the letters get the space
        [media.narrow]: { vars: { [vars.space.gutter]: '0.5rem' } },
        [media.tablet]: { vars: { [vars.space.gutter]: '1.5rem' } },
        [media.desktop]: { vars: { [vars.space.gutter]: '2.5rem' } },
      },
    },
  },
});

for (const [name, { unit, touch }] of Object.entries(densities)) {
  globalStyle(`[data-vl-density="${name}"]`, {
    '@layer': { [layers.tokens]: { vars: { [vars.space.unit]: rem(unit), [vars.touch.min]: rem(touch) } } },
  });
}

globalStyle('[data-vl-brand]', {
  '@layer': {
    [layers.brand]: {
      '@media': { [media.phone]: { vars: { [vars.text.size.m]: phoneText.m } } },
    },
  },
});
