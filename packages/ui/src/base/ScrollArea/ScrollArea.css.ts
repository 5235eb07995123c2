import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/interactive.ts';
import { baseStyle } from '../../theme/styles.ts';

export const maxHeight = createVar();
const left = createVar();
const right = createVar();
const top = createVar();
const bottom = createVar();

const faded = (way: 'right' | 'bottom', start: string, end: string) =>
  `linear-gradient(to ${way}, transparent, currentColor ${start}, currentColor calc(100% - ${end}), transparent)`;

const more = (edge: string, depth: string) => ({
  [`&[data-more~="${edge}"]`]: { vars: { [depth]: vars.space[10] } },
});

/** Focus ring around the part that fades. */
export const root = baseStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.mark,
  selectors: { '&:has(> :focus-visible)': focusRing },
});

/** An edge with more content behind it fades out by a mask, so that it works on every background. */
export const viewport = baseStyle({
  // words for screen readers are placed in it, else they would widen the page
  position: 'relative',
  vars: { [left]: '0px', [right]: '0px', [top]: '0px', [bottom]: '0px' },
  maxBlockSize: maxHeight,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // what gets the focus in a row is scrolled clear of the part that fades
  scrollPaddingInline: vars.space[10],
  scrollbarWidth: 'thin',
  maskImage: `${faded('right', left, right)}, ${faded('bottom', top, bottom)}`,
  maskComposite: 'intersect',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    ...more('left', left),
    ...more('right', right),
    ...more('top', top),
    ...more('bottom', bottom),
  },
});

/** Wraps the scrolled content, so that changes of its size can be observed. */
export const content = baseStyle({ minInlineSize: 'min-content' });
/** No line breaks when it scrolls sideways. */
export const whole = baseStyle({ inlineSize: 'max-content', minInlineSize: '100%' });
