import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '30rem',
  marginInline: 'auto',
});
// takes the focus so that it is announced, but cannot be pressed
export const head = patternStyle({ display: 'grid', gap: vars.space[4], outline: 'none' });
export const body = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
/** The submit button comes first in the column of phones and last in a row. */
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
