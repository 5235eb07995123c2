import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

const column = createVar();

/** The narrowest tile in which the mark of a demo profile fits: with large text a small phone has one tile in a row. */
const narrowest = '5.75rem';

/** What a window has beyond 16rem: below, as with large text on a small phone, the pictures get all the room. */
const room = 'max(0px, 100vi - 16rem)';
const gap = `min(${vars.portrait.gap}, 2px + ${room})`;

/** As far apart as the brand sets portraits. */
export const grid = patternStyle({
  vars: { [column]: '9.25rem' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%, max(50% - ${gap} / 2, ${narrowest})), 1fr))`,
  gridAutoFlow: 'dense',
  gap,
  padding: 0,
  margin: 0,
  listStyleType: '""',
  '@media': { [media.desktop]: { vars: { [column]: '10rem' } } },
});

// On phones a page lets the grid extend to both edges, but for what the brand keeps.
globalIn('patterns', `.vl-PageBleed ${grid}`, {
  '@media': { [media.phone]: { paddingInline: `min(${vars.portrait.inset}, ${room})` } },
});

/** Tiles out of view are left out of layout and paint. */
globalIn('patterns', `${grid} > li`, {
  minInlineSize: 0,
  aspectRatio: '4 / 5',
  contentVisibility: 'auto',
  containIntrinsicSize: '9rem 11.25rem',
});

export const double = patternStyle({ gridColumn: 'span 2', gridRow: 'span 2' });
