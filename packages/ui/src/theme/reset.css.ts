import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
});
reset('body', { minBlockSize: '100svh' });
reset('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('h1, h2, h3, h4, p, li, dd', { overflowWrap: 'break-word' });
reset('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('[hidden]', { display: 'none !important' });

// Colours are set again wherever a theme attribute changes: `light-dark()` is resolved by the element that uses it.
reset('[data-vl-brand], [data-vl-mode]', {
  colorScheme: 'light dark',
  color: vars.content.default,
  backgroundColor: vars.surface.page,
});
reset('[data-vl-mode="light"]', { colorScheme: 'light' });
reset('[data-vl-mode="dark"]', { colorScheme: 'dark' });
reset('[data-vl-brand]', {
  fontFamily: vars.font.body,
  fontSize: vars.text.size.m,
  fontWeight: vars.font.weight,
  lineHeight: vars.text.leading.m,
  letterSpacing: vars.text.tracking.text,
  fontSynthesis: 'none',
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.action.primary.bg.rest,
});

reset('*', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // none instead of a short duration, which would still start a transition for every change
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
