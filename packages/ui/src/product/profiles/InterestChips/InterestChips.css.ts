import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const list = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
  listStyleType: '""',
});
export const item = productStyle({ maxInlineSize: '100%', minInlineSize: 0 });
export const empty = productStyle({ color: vars.content.muted });
