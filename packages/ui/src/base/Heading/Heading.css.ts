import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hyphenated } from '../../theme/hyphens.ts';
import { media } from '../../theme/media.ts';
import { scene } from '../../theme/scene.css.ts';
import { baseStyle, globalIn, inLayer } from '../../theme/styles.ts';
import { fitting, growing, headlineLeading, type narrowHeadlines } from '../../theme/type-scale.ts';

export const heading = baseStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.text.tracking.display,
  color: vars.content.strong,
  textWrap: 'balance',
  // doubled selector: wins over line clamping in any order of the style sheets
  selectors: {
    '&&': {
      overflowWrap: 'break-word',
      // a long word widens no column there
      '@media': { [media.narrow]: { overflowWrap: 'anywhere' } },
    },
  },
  ...hyphenated,
});

/** A whole headline in the emphasis of the brand. */
export const emphasis = baseStyle({ fontStyle: vars.font.emphasis, color: vars.content.emphasis });
// on other pages headlines are plain
globalIn('base', `${heading} em`, { fontStyle: 'inherit', color: 'inherit' });
globalIn('base', `${scene} ${heading} em`, { fontStyle: vars.font.emphasis, color: vars.content.emphasis });

export const inherit = baseStyle({ color: 'inherit' });
globalIn('base', `${scene} ${inherit} em`, { color: 'inherit' });

const sized = (name: keyof typeof narrowHeadlines) =>
  inLayer('base', {
    fontSize: growing(name, vars.text.size),
    lineHeight: headlineLeading,
  });

export const size = styleVariants({
  l: inLayer('base', {
    fontSize: vars.text.size.l,
    lineHeight: vars.text.leading.s,
    letterSpacing: '-0.005em',
  }),
  xl: inLayer('base', {
    fontSize: fitting('xl', vars.text.size),
    lineHeight: vars.text.leading.xl,
    letterSpacing: '-0.01em',
  }),
  h3: inLayer('base', { fontSize: fitting('h3', vars.text.size), lineHeight: vars.text.leading.h3 }),
  h2: sized('h2'),
  h1: sized('h1'),
  hero: sized('hero'),
});

export const align = styleVariants({
  start: inLayer('base', { textAlign: 'start' }),
  center: inLayer('base', { textAlign: 'center' }),
  end: inLayer('base', { textAlign: 'end' }),
});
