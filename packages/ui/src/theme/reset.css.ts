import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { globalIn } from './styles.ts';

/** A page, or a part of one, that asks for the reset by an attribute. Adds no weight to a selector. */
const root = ':where([data-vl-reset])';

/** Elements inside, by their names. */
const inside = (...tags: string[]) => tags.map(tag => `${root} ${tag}`).join(', ');

globalIn('reset', `html${root}`, {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
});
globalIn('reset', inside('body'), { margin: 0, minBlockSize: '100svh' });
globalIn('reset', inside('*', '*::before', '*::after'), { boxSizing: 'border-box' });
globalIn(
  'reset',
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
globalIn('reset', inside('img', 'picture', 'svg', 'video'), { display: 'block', maxInlineSize: '100%' });
globalIn('reset', inside('button', 'input', 'select', 'textarea'), {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalIn('reset', inside('h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd'), { overflowWrap: 'break-word' });
globalIn('reset', inside('ul[class]', 'ol[class]'), { listStyle: 'none', padding: 0 });
globalIn('reset', inside('fieldset'), { border: 0, padding: 0, minInlineSize: 0 });
globalIn('reset', inside('[hidden]'), { display: 'none !important' });
// Nothing of the page moves with the setting for reduced motion. Our own components do not need it.
globalIn('reset', inside('*', '*::before', '*::after'), {
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

// A move from one page to the next covers the page: presses go through it.
globalIn('reset', `html${root}::view-transition`, { pointerEvents: 'none' });
for (const part of ['group', 'image-pair', 'old', 'new'])
  globalIn('reset', `html${root}::view-transition-${part}(*)`, {
    '@media': {
      [media.motion]: {
        animationDuration: vars.motion.dialog,
        animationTimingFunction: vars.motion.curve,
      },
    },
  });
// Old and new picture of a person fill the frame that moves, whatever their shapes.
const ofPerson = ['old', 'new'].map(part => `html${root}::view-transition-${part}(vl-person)`);
globalIn('reset', ofPerson.join(', '), {
  blockSize: '100%',
  overflow: 'clip',
  objectFit: 'cover',
  objectPosition: '50% 32%',
});
