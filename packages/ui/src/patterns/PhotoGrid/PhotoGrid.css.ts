import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

const column = createVar();

/** The narrowest tile in which the mark of a demo profile fits: with large text a small phone has one tile in a row. */
const narrowest = '5.75rem';

/** Two pixels between the tiles. */
export const grid = patternStyle({
  vars: { [column]: '9.25rem' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%, max(50% - 1px, ${narrowest})), 1fr))`,
  gridAutoFlow: 'dense',
  gap: 2,
  padding: 0,
  margin: 0,
  listStyleType: '""',
  '@media': { [media.desktop]: { vars: { [column]: '10rem' } } },
});

/** Tiles out of view are left out of layout and paint. */
globalIn('patterns', `${grid} > li`, {
  minInlineSize: 0,
  aspectRatio: '4 / 5',
  contentVisibility: 'auto',
  containIntrinsicSize: '9rem 11.25rem',
});

export const double = patternStyle({ gridColumn: 'span 2', gridRow: 'span 2' });
