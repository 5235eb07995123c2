import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minInlineSize: 0,
});
export const order = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const total = productStyle({
  display: 'block',
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
});
export const vat = productStyle({
  display: 'block',
  fontWeight: vars.font.weight,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
});
export const terms = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  textWrap: 'pretty',
});
