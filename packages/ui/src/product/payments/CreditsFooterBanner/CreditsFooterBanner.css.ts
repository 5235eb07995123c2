import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
export const facts = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[6],
  margin: 0,
});
export const fact = productStyle({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
export const name = productStyle({ fontWeight: vars.font.strong });
export const text = productStyle({
  margin: 0,
  maxInlineSize: '26rem',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
