import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const list = productStyle({
  display: 'grid',
  // As many as fit; a single package does not stretch across a desktop.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space[3],
});

/** Each package spans four rows of the list (subgrid), so amounts, prices and buttons align. */
export const item = productStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  minInlineSize: 0,
  marginBlockEnd: vars.space[5],
});

/** Skeleton of a package. */
export const blank = productStyle({
  display: 'grid',
  alignContent: 'space-between',
  minBlockSize: '15.5rem',
  paddingBlock: vars.space[5],
  paddingInline: `${vars.space[8]} ${vars.space[5]}`,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
