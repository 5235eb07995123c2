import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

/** Every element of our components: each has a class of ours. Elements of a page around them are never touched. */
const ours = ':is([class^="vl-"], [class*=" vl-"])';

const even = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

/** Elements of ours of some kinds; the kind first, so that browsers look at the rule for no others. */
const kinds = (...tags: string[]) => tags.map(tag => `${tag}${ours}`).join(', ');

/** For an element without a look of its own, so that it is one of ours. */
export const plain = style({});

// What components rely on, whatever a browser or the reset of a page gives these elements.
even(ours, { boxSizing: 'border-box', margin: 0 });
even(`${ours}::before, ${ours}::after`, { boxSizing: 'border-box' });
even(kinds('img', 'picture', 'svg', 'video'), {
  display: 'block',
  maxInlineSize: '100%',
  verticalAlign: 'baseline',
});
even(kinds('button', 'input', 'select', 'textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
even(kinds('button'), { paddingBlock: 1 });
even(kinds('h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd'), { overflowWrap: 'break-word' });
even(kinds('ul', 'ol'), { listStyle: 'none', padding: 0 });
even(kinds('label', 'output'), { display: 'inline' });
even(kinds('a'), { color: 'inherit', textDecoration: 'underline' });
even(kinds('fieldset'), { border: 0, padding: 0, minInlineSize: 0 });
even(kinds('legend'), { float: 'none', inlineSize: 'auto', fontSize: 'inherit', lineHeight: 'inherit' });
even(kinds('dt'), { fontWeight: 'inherit' });
even(`[hidden]${ours}`, { display: 'none !important' });

// The ground of a page, or of a subtree that sets an axis: colours are inherited, so they are set again there.
even('[data-vl-brand], [data-vl-mode], [data-vl-contrast]', { color: vars.content.default });
even('[data-vl-brand], [data-vl-mode]', { backgroundColor: vars.surface.page });
even('[data-vl-brand]', {
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
// type and colours that a reset or a framework gives `body` stay out of a page that wears a brand
even('[data-vl-brand] > body', {
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  WebkitFontSmoothing: 'inherit',
});
// for the browser's own controls and scrollbars
even('[data-vl-brand]:where(:not([data-vl-mode] *))', { colorScheme: 'light dark' });
even('[data-vl-mode="light"]', { colorScheme: 'light' });
even('[data-vl-mode="dark"]', { colorScheme: 'dark' });

even(`${ours}, ${ours}::before, ${ours}::after`, {
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
