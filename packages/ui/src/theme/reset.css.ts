import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

/** A page, or a part of one, that asks for the reset by an attribute. Adds no weight to a selector. */
const root = ':where([data-vl-reset])';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
/** Elements inside, by their names. */
const inside = (...tags: string[]) => tags.map(tag => `${root} ${tag}`).join(', ');

reset(`html${root}`, { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollbarGutter: 'stable' });
reset(inside('body'), { margin: 0, minBlockSize: '100svh' });
reset(inside('*', '*::before', '*::after'), { boxSizing: 'border-box' });
reset(
  inside(
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'dl',
    'dd',
    'figure',
    'blockquote',
    'pre',
    'hr',
    'fieldset',
  ),
  { margin: 0 },
);
reset(inside('img', 'picture', 'svg', 'video'), { display: 'block', maxInlineSize: '100%' });
reset(inside('button', 'input', 'select', 'textarea'), {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset(inside('h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd'), { overflowWrap: 'break-word' });
reset(inside('ul[class]', 'ol[class]'), { listStyle: 'none', padding: 0 });
reset(inside('fieldset'), { border: 0, padding: 0, minInlineSize: 0 });
reset(inside('[hidden]'), { display: 'none !important' });
reset(inside('*', '*::before', '*::after'), {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
