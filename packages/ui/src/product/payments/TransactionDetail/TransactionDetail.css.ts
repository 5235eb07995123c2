import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '34rem',
});
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const amount = productStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const small = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
export const note = productStyle({ color: vars.content.muted, textWrap: 'pretty' });
export const right = productStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});
