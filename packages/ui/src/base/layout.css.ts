import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { baseStyle, inLayer } from '../theme/styles.ts';

/** Gaps by the spacing steps of the theme contract. */
export const gap = styleVariants(vars.space, space => inLayer('base', { gap: space }));
export const padding = styleVariants(vars.space, space => inLayer('base', { padding: space }));

export const stack = baseStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = baseStyle({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wrap = baseStyle({ flexWrap: 'wrap' });

export const tileMin = createVar();
export const grid = baseStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${tileMin}, 100%), 1fr))`,
});

export const align = styleVariants({
  start: inLayer('base', { alignItems: 'flex-start' }),
  center: inLayer('base', { alignItems: 'center' }),
  end: inLayer('base', { alignItems: 'flex-end' }),
  baseline: inLayer('base', { alignItems: 'baseline' }),
  stretch: inLayer('base', { alignItems: 'stretch' }),
});

export const justify = styleVariants({
  start: inLayer('base', { justifyContent: 'flex-start' }),
  center: inLayer('base', { justifyContent: 'center' }),
  end: inLayer('base', { justifyContent: 'flex-end' }),
  between: inLayer('base', { justifyContent: 'space-between' }),
});
