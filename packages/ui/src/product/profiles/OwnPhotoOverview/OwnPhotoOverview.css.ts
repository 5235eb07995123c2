import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const count = productStyle({
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
export const full = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.content.muted,
});
export const empty = productStyle({ color: vars.content.muted, maxInlineSize: '34rem', textWrap: 'pretty' });
