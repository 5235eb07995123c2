import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';
import { barPadding, stuck } from '../StickyBar/StickyBar.css.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '30rem',
  marginInline: 'auto',
});
// takes the focus so that it is announced, but cannot be pressed
export const head = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  outline: 'none',
});
export const body = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
/** A field that gets the focus is scrolled clear of the buttons. */
globalIn('patterns', `${body} :is(input, select, textarea, button)`, {
  '@media': { [`${media.phone} and ${media.roomy}`]: { scrollMarginBlockEnd: '6rem' } },
});
/** The submit button comes last in a row, and first where it has a row of its own. On phones they stay at the thumb. */
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space[3],
  '@media': {
    [`${media.phone} and ${media.roomy}`]: {
      ...stuck,
      ...barPadding,
      background: vars.surface.page,
      selectors: { '[role="dialog"] &': { background: vars.surface.overlay } },
    },
  },
});
globalIn('patterns', `${actions} > :last-child`, {
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flex: 1 } },
});
