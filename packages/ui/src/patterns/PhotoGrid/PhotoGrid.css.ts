import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

const column = createVar();

/** Frames touch like those of a contact sheet: two pixels of paper between them. */
export const grid = patternStyle({
  vars: { [column]: '9.25rem' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 50% - 1px), 1fr))`,
  gridAutoFlow: 'dense',
  gap: 2,
  padding: 0,
  margin: 0,
  listStyleType: '""',
  '@media': { [media.desktop]: { vars: { [column]: '10rem' } } },
});

/** No list item with a marker: of a thousand, each would be laid out anew whenever a dialog takes the pointer from the page. */
globalIn('patterns', `${grid} > li`, {
  display: 'block',
  minInlineSize: 0,
  aspectRatio: '4 / 5',
  contentVisibility: 'auto',
  containIntrinsicSize: '9rem 11.25rem',
});

export const double = patternStyle({ gridColumn: 'span 2', gridRow: 'span 2' });
