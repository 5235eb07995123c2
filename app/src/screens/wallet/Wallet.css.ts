import { style } from '@vanilla-extract/css';
import { layers, vars } from '@velluto/ui/theme';

/** Rows without the marks of a list. */
export const list = style({
  '@layer': { [layers.product]: { margin: 0, padding: 0, listStyle: 'none' } },
});

/** One line below the name. */
export const line = style({ '@layer': { [layers.product]: { display: 'block' } } });

/** Forms beside each other where there is room; what they have in common begins at one height. */
export const forms = style({
  '@layer': {
    [layers.product]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      alignItems: 'start',
      gap: `${vars.space[6]} ${vars.space[8]}`,
    },
  },
});
